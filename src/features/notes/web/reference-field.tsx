import { useEffect, useState } from "react";
import { Field } from "#src/ui/field.tsx";
import { Optional } from "./tag-field.tsx";

/** A note's passage. Once the field loses focus, a text that cannot be read as a passage is pointed out; it is saved all the same. */
export function ReferenceField({
  reference,
  isHeld,
  error,
  onReference,
}: {
  reference: string;
  isHeld: boolean;
  error: string | undefined;
  onReference: (reference: string) => void;
}) {
  const [isTyping, setTyping] = useState(false);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    setSaid(undefined);
    if (isTyping || reference.trim() === "") return;
    let isLatest = true;
    import("./explain-reference.ts").then(
      ({ explainReference }) => {
        if (isLatest) setSaid(explainReference(reference));
      },
      // Without the network the hint alone is missing.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [reference, isTyping]);
  return (
    <Field
      label={<Optional>Scripture reference</Optional>}
      placeholder="John 2:1–11"
      help={said ? <span aria-live="polite">{said}</span> : undefined}
      autoComplete="off"
      readOnly={isHeld}
      value={reference}
      error={error}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => onReference(event.currentTarget.value)}
    />
  );
}

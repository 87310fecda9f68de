import { type ReactNode, useState } from "react";
import { Field } from "#src/ui/field.tsx";
import { tidyTags } from "../rules.ts";

/** The name of a field that may stay empty. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <>
    {children} <span className="font-normal text-muted">(optional)</span>
  </>
);

/** Typed with commas between; what is typed stays as it is until the box is left. */
export function TagField({
  tags,
  isHeld,
  error,
  onTags,
}: {
  tags: readonly string[];
  isHeld: boolean;
  error: string | undefined;
  onTags: (tags: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field
      label={<Optional>Tags</Optional>}
      help="Separated by commas"
      autoComplete="off"
      readOnly={isHeld}
      value={typed ?? tags.join(", ")}
      error={error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onTags(tidyTags([event.currentTarget.value]));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

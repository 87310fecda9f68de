// The switch for copies of one's own things on this device.
import { useEffect, useId, useState } from "react";
import type { User } from "#src/shared/current-user.ts";
import { Switch } from "#src/ui/field.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import { wipeCopies } from "./copies.ts";
import { keepsCopies, setKeepsCopies } from "./stored-marks.ts";

export function CopiesSection({
  user,
  onCopy,
}: {
  user: User;
  /** Makes the copies. @throws where they could not be made */
  onCopy: () => Promise<void>;
}) {
  const id = useId();
  const [isOn, setOn] = useState(false);
  const [said, setSaid] = useState<{ text: string; isProblem?: boolean }>();
  useEffect(() => setOn(keepsCopies(user.id)), [user.id]);
  const change = async (wanted: boolean) => {
    setOn(wanted);
    if (!wanted) {
      setSaid({ text: "The copies are removed from this device." });
      await wipeCopies(user.id);
      return;
    }
    setKeepsCopies(user.id, true);
    setSaid({ text: "Copying…" });
    try {
      await onCopy();
      setSaid({ text: "Copied. They are renewed while you use Berea." });
    } catch {
      setSaid({
        text: "The copies could not be made now. Berea tries again with the next page that you open.",
        isProblem: true,
      });
    }
  };
  const things = user.isPremium ? "prayers, plans and notes" : "highlights and verses";
  return (
    <RowSection id="copies" title="Your own">
      <Row
        label={`Keep my ${things} on this device`}
        labelFor={id}
        help={
          user.isPremium
            ? "Also highlights, devotionals, verses by heart and the next two weeks of your plans. For your eyes only: nobody else who signs in here sees them, and signing out removes them."
            : "Nobody else who signs in here sees them, and signing out removes them."
        }
        control={
          <Switch
            id={id}
            aria-describedby={`${id}-help`}
            checked={isOn}
            onChange={(event) => void change(event.target.checked)}
          />
        }
      >
        <p
          role={said?.isProblem ? "alert" : "status"}
          className={`mt-1 text-14 ${said?.isProblem ? "text-danger" : "text-muted"}`}
        >
          {said?.text}
        </p>
      </Row>
    </RowSection>
  );
}

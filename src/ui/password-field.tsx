import { type KeyboardEvent, useState } from "react";
import { Field, type FieldProps } from "./field.tsx";

/** A password, hidden until the user asks to see it; says when capitals are locked. */
export function PasswordField({ help, ...field }: Omit<FieldProps, "type" | "inset">) {
  const [isShown, show] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const noticeLock = (event: KeyboardEvent) =>
    setLocked(event.getModifierState?.("CapsLock") ?? false);
  return (
    // Listens for the one field inside it; nothing can be pressed here.
    // biome-ignore lint/a11y/noStaticElementInteractions: key presses bubble up from the field.
    <div onKeyDown={noticeLock} onKeyUp={noticeLock} onBlur={() => setLocked(false)}>
      <Field
        {...field}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        help={
          isLocked ? (
            <span role="status" className="text-lamp-ink">
              Caps Lock is on.
            </span>
          ) : (
            help
          )
        }
        inset={
          <button
            type="button"
            aria-pressed={isShown}
            aria-label="Show password"
            onClick={() => show(!isShown)}
            className="min-h-11 rounded-control px-3.5 font-medium text-14 text-accent hover:text-accent-hover noscript:hidden"
          >
            {isShown ? "Hide" : "Show"}
          </button>
        }
      />
    </div>
  );
}

import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";

/** Saves what was just written, once. */
export function SaveButton({
  label,
  onSave,
  onFailure,
  ...look
}: Pick<ComponentProps<typeof Button>, "kind" | "size"> & {
  /** `Keep this prayer` */
  label: string;
  /** May throw; what it throws is handed to `onFailure`, and it can be tried again. */
  onSave: () => Promise<void>;
  onFailure: (error: unknown) => void;
}) {
  const [state, setState] = useState<"written" | "saving" | "saved">("written");
  const save = async () => {
    if (state !== "written") return;
    setState("saving");
    try {
      await onSave();
      setState("saved");
    } catch (error) {
      setState("written");
      onFailure(error);
    }
  };
  return (
    <Button
      {...look}
      isBusy={state === "saving"}
      aria-disabled={state === "saved"}
      className="aria-disabled:opacity-60"
      onClick={() => void save()}
    >
      <span aria-live="polite">{state === "saved" ? "Kept" : label}</span>
    </Button>
  );
}

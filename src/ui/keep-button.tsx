import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";

/** Keeps what was just written, once. */
export function KeepButton({
  label,
  onKeep,
  onFailure,
  ...look
}: Pick<ComponentProps<typeof Button>, "kind" | "size"> & {
  /** `Keep this prayer` */
  label: string;
  /** May throw; what it throws is handed to `onFailure`, and it can be tried again. */
  onKeep: () => Promise<void>;
  onFailure: (error: unknown) => void;
}) {
  const [state, setState] = useState<"written" | "keeping" | "kept">("written");
  const keep = async () => {
    if (state !== "written") return;
    setState("keeping");
    try {
      await onKeep();
      setState("kept");
    } catch (error) {
      setState("written");
      onFailure(error);
    }
  };
  return (
    <Button
      {...look}
      isBusy={state === "keeping"}
      aria-disabled={state === "kept"}
      className="aria-disabled:opacity-60"
      onClick={() => void keep()}
    >
      <span aria-live="polite">{state === "kept" ? "Kept" : label}</span>
    </Button>
  );
}

import { Button } from "#src/ui/button.tsx";

/** Ends a form: what went wrong with all of it, and the two ways out. */
export function FormFoot({
  problem,
  submitLabel,
  busyLabel,
  isBusy,
  onCancel,
}: {
  problem: string | undefined;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
}) {
  return (
    <>
      {problem ? (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      ) : null}
      <div className="mt-1 grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

// How God answered: the words that make an active or ongoing prayer an answered one.
import { useQueryClient } from "@tanstack/react-query";
import { isBlank } from "#src/shared/readable-text.ts";
import { TextField } from "#src/ui/field.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { Prayer } from "../contract.ts";
import { findTextProblem } from "../rules.ts";
import { FormFoot } from "./form-foot.tsx";
import { formNameOf } from "./open-dialogs.ts";
import { changeStatus } from "./queries.ts";
import { useDraftForm } from "./use-draft-form.ts";

interface FormProps {
  owner: number;
  prayer: Prayer;
  onClose: () => void;
  /** @param isAnswered false where no words were given, so that nothing changed */
  onDone: (isAnswered: boolean) => void;
}

export default function AnswerDialog({ onClosed, ...form }: FormProps & { onClosed: () => void }) {
  return (
    <Sheet title="How was it answered?" size="narrow" onClose={form.onClose} onClosed={onClosed}>
      <AnswerForm {...form} />
    </Sheet>
  );
}

function AnswerForm({ owner, prayer, onClose, onDone }: FormProps) {
  const client = useQueryClient();
  const { form, submit, forget } = useDraftForm<{ answerDescription: string }>({
    owner,
    name: formNameOf({ kind: "answer", id: prayer.id }),
    defaultValues: { answerDescription: prayer.answerDescription ?? "" },
    failure: "The prayer was not marked answered",
    firstField: "answerDescription",
    send: async ({ answerDescription }) => {
      if (!isBlank(answerDescription)) {
        await changeStatus(client, prayer.id, { status: "answered", answerDescription });
      }
      onDone(!isBlank(answerDescription));
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="font-serif text-18">{prayer.title}</p>
      <TextField
        label="How God answered"
        help={`Without words the prayer stays ${prayer.status}.`}
        error={errors.answerDescription?.message}
        {...form.register("answerDescription", {
          validate: (text) => findTextProblem("answer", text),
        })}
      />
      <FormFoot
        problem={errors.root?.message}
        submitLabel={prayer.status === "ongoing" ? "Save the answer" : "Mark Answered"}
        busyLabel={prayer.status === "ongoing" ? "Saving..." : "Marking..."}
        isBusy={isSubmitting}
        onCancel={() => {
          forget();
          onClose();
        }}
      />
    </form>
  );
}

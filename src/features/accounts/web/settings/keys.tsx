// Keys of a person's own for services of others. They can be put in and taken
// away, and are never shown again.
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { PasswordField } from "#src/ui/password-field.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import type { Settings, SettingsPatch } from "../../settings-contract.ts";

type Save = (patch: SettingsPatch) => Promise<boolean>;

export default function Keys({ settings, onSave }: { settings: Settings; onSave: Save }) {
  return (
    <RowSection
      id="keys"
      title="Keys"
      text="Optional. A key is stored encrypted, is never shown again, and is left out of your export."
    >
      <KeyRow
        label="Gemini API key"
        help="With it, prayers and devotionals are written with your own Gemini account."
        hasKey={settings.hasGeminiApiKey}
        onSave={(geminiApiKey) => onSave({ geminiApiKey })}
      />
      <KeyRow
        label="RapidAPI key"
        help="It is kept, and used by nothing yet."
        hasKey={settings.hasRapidApiKey}
        onSave={(rapidApiKey) => onSave({ rapidApiKey })}
      />
    </RowSection>
  );
}

function KeyRow({
  label,
  help,
  hasKey,
  onSave,
}: {
  label: string;
  help: string;
  hasKey: boolean;
  onSave: (key: string | null) => Promise<boolean>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [typed, type] = useState("");
  const { mutate, isPending } = useMutation({
    mutationFn: onSave,
    onSuccess: (isSaved) => {
      if (!isSaved) return;
      type("");
      setOpen(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() && !isPending) mutate(typed.trim());
  };
  return (
    <Row
      label={label}
      help={help}
      control={
        <div className="flex items-center gap-3">
          <span className="text-14 text-muted">{hasKey ? "Set" : "Not set"}</span>
          {hasKey ? (
            <Button
              kind="secondary"
              size="small"
              aria-label={`Remove the ${label}`}
              isBusy={isPending}
              onClick={() => isPending || mutate(null)}
            >
              Remove
            </Button>
          ) : null}
          <Button
            kind="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${hasKey ? "Replace" : "Add"} the ${label}`}
            onClick={() => setOpen(!isOpen)}
          >
            {hasKey ? "Replace" : "Add"}
          </Button>
        </div>
      }
    >
      {isOpen ? (
        <form onSubmit={submit} method="post" className="mt-4 grid gap-4">
          <PasswordField
            label={label}
            autoComplete="off"
            value={typed}
            maxLength={500}
            onChange={(event) => type(event.target.value)}
          />
          <Button
            type="submit"
            size="small"
            isBusy={isPending}
            busyLabel="Saving..."
            className="justify-self-start"
          >
            Save key
          </Button>
        </form>
      ) : null}
    </Row>
  );
}

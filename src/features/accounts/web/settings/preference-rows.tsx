import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { isTime } from "#src/shared/calendar/local-time.ts";
import { inputClass, Switch } from "#src/ui/field.tsx";
import { Row } from "#src/ui/rows.tsx";

export function SwitchRow({
  label,
  help,
  isOn,
  onChange,
}: {
  label: string;
  help: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <Row
      label={label}
      labelFor={id}
      help={help}
      control={
        <Switch
          id={id}
          aria-describedby={`${id}-help`}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}

/** While one still types, an hour may stand there that is not meant. */
const TYPING_MS = 1000;

export function TimeRow({ value, onChange }: { value: string; onChange: (time: string) => void }) {
  const id = useId();
  const [time, setTime] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = (typed: string) => {
    clearTimeout(timer.current);
    if (isTime(typed) && typed !== value) onChange(typed);
  };
  // Also back to the previous value if saving failed.
  useEffect(() => setTime(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isWrong = !isTime(time);
  return (
    <Row
      label="Reminder time"
      labelFor={id}
      help="Of the daily verse and of prayers, by the clock of your time zone. Each reading plan has its own."
      error={isWrong ? "The time is written as 24-hour HH:MM, for example 08:00" : undefined}
      control={
        <input
          id={id}
          type="time"
          required
          value={time}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error ${id}-help` : `${id}-help`}
          onChange={(event) => {
            const typed = event.target.value;
            setTime(typed);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => save(typed), TYPING_MS);
          }}
          onBlur={() => save(time)}
          className={`${inputClass} max-w-40 tabular-nums`}
        />
      }
    />
  );
}

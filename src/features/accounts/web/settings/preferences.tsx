// What a person prefers: what is mailed and when, which text, how it looks.
import { type ReactNode, useId } from "react";
import { chooseText } from "#src/scripture/choose-text.ts";
import { Button } from "#src/ui/button.tsx";
import { useDeviceSetting } from "#src/ui/device-setting.ts";
import { SINGLE_KEYS, TEXT_SIZES, THEME_LABELS, THEMES } from "#src/ui/reading-settings.ts";
import { Row, RowSection } from "#src/ui/rows.tsx";
import type { Settings } from "../../settings-contract.ts";
import { applyAppearance } from "./bring-appearance.ts";
import { listTranslations } from "./listed-translations.ts";
import { SwitchRow, TimeRow } from "./preference-rows.tsx";
import { nameZone, TimeZoneSelect, useDeviceZone } from "./time-zone-select.tsx";
import type { Choices } from "./use-saved-settings.ts";

interface PartProps {
  readonly settings: Settings;
  readonly onSave: (choices: Choices) => void;
}

export function NotificationPreferences({
  settings,
  onSave,
  remindersNote,
  children,
}: PartProps & {
  /** What the one switch of the reminders stands for. */
  remindersNote: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  const device = useDeviceZone(settings.timeZone);
  return (
    <RowSection id="notifications" title="Notifications">
      <SwitchRow
        label="Email reminders"
        help={remindersNote}
        isOn={settings.emailRemindersEnabled}
        onChange={(isOn) => onSave({ emailRemindersEnabled: isOn })}
      />
      <SwitchRow
        label="Daily verse"
        help="One verse a day by e-mail."
        isOn={settings.dailyVerseEnabled}
        onChange={(isOn) => onSave({ dailyVerseEnabled: isOn })}
      />
      <TimeRow
        value={settings.reminderTime}
        onChange={(reminderTime) => onSave({ reminderTime })}
      />
      <Row
        label="Time zone"
        labelFor={`${id}-zone`}
        help="Your day begins and ends by it, wherever you are."
        control={
          <TimeZoneSelect
            id={`${id}-zone`}
            value={settings.timeZone}
            onChange={(timeZone) => onSave({ timeZone })}
          />
        }
      >
        {device ? (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 text-14 text-muted">
            This device is on the time of {nameZone(device)}.
            <Button
              kind="quiet"
              size="small"
              className="-ml-3"
              onClick={() => onSave({ timeZone: device })}
            >
              Use it
            </Button>
          </p>
        ) : null}
      </Row>
      {children}
    </RowSection>
  );
}

export function StudyPreferences({
  settings,
  licensed,
  onSave,
}: PartProps & {
  /** The translations under licence for which this site holds a right. */
  licensed: readonly string[];
}) {
  const id = useId();
  const { preferredTranslation, hasChosenTranslation } = settings;
  const chosen = chooseText(preferredTranslation, "WEB", "show");
  const notice = licensed.includes(preferredTranslation)
    ? `Passages that you look up and chapters that you read come in it; where words are searched, in mails and in what is written for you the ${chosen?.code} stands in.`
    : chosen?.notice;
  return (
    <RowSection id="bible-study" title="Bible study">
      <Row
        label="Preferred translation"
        labelFor={id}
        help={
          notice ??
          (hasChosenTranslation
            ? "Search, reading, topics and word study open in it."
            : "The YLT until you choose, in your plans and your mails. Public pages open in their own text until then.")
        }
        control={
          <select
            id={id}
            aria-describedby={`${id}-help`}
            className="select w-full md:w-80"
            value={preferredTranslation}
            onChange={(event) =>
              onSave({
                preferredTranslation: event.target.value as Settings["preferredTranslation"],
              })
            }
          >
            {listTranslations(preferredTranslation, licensed).map(({ code, label, isClosed }) => (
              // What was chosen before stays chosen; it is only not offered anew.
              <option key={code} value={code} disabled={isClosed && code !== preferredTranslation}>
                {label}
              </option>
            ))}
          </select>
        }
      >
        {hasChosenTranslation ? null : (
          <p className="mt-2">
            <Button
              kind="quiet"
              size="small"
              className="-ml-3"
              onClick={() => onSave({ preferredTranslation })}
            >
              Use it everywhere
            </Button>
          </p>
        )}
      </Row>
    </RowSection>
  );
}

const SIZE_LABELS: Readonly<Record<Settings["textSize"], string>> = {
  smallest: "Smallest",
  smaller: "Smaller",
  regular: "Regular",
  larger: "Larger",
  largest: "Largest",
};

export function AppearancePreferences({ settings, onSave }: PartProps) {
  const id = useId();
  const [keys, setKeys] = useDeviceSetting(SINGLE_KEYS);
  const saveLook = (choices: Pick<Choices, "theme" | "textSize" | "showsVerseNumbers">) => {
    applyAppearance({ ...settings, ...choices });
    onSave(choices);
  };
  return (
    <RowSection
      id="appearance"
      title="Appearance"
      text="Chosen here, it comes along to each device you sign in on. The menus of the pages change this device alone."
    >
      <Row
        label="Theme"
        labelFor={`${id}-theme`}
        control={
          <select
            id={`${id}-theme`}
            className="select"
            value={settings.theme}
            onChange={(event) => saveLook({ theme: event.target.value as Settings["theme"] })}
          >
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {THEME_LABELS[theme]}
              </option>
            ))}
          </select>
        }
      />
      <Row
        label="Text size"
        labelFor={`${id}-size`}
        help="Of the Bible’s text in the reader."
        control={
          <select
            id={`${id}-size`}
            aria-describedby={`${id}-size-help`}
            className="select"
            value={settings.textSize}
            onChange={(event) => saveLook({ textSize: event.target.value as Settings["textSize"] })}
          >
            {TEXT_SIZES.map((size) => (
              <option key={size} value={size}>
                {SIZE_LABELS[size]}
              </option>
            ))}
          </select>
        }
      />
      <SwitchRow
        label="Verse numbers"
        help="Shown beside the text in the reader."
        isOn={settings.showsVerseNumbers}
        onChange={(showsVerseNumbers) => saveLook({ showsVerseNumbers })}
      />
      <SwitchRow
        label="Single-key shortcuts"
        help="The slash key and the reader’s letters, on this device alone. Ctrl K always works."
        isOn={keys === "on"}
        onChange={(isOn) => setKeys(isOn ? "on" : "off")}
      />
    </RowSection>
  );
}

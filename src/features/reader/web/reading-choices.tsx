import { type ReactNode, useId } from "react";
import { IconButton, iconButtonClass } from "#src/ui/button.tsx";
import { useDeviceSetting } from "#src/ui/device-setting.ts";
import { Disclosure } from "#src/ui/disclosure.tsx";
import {
  PASSAGE_HEADINGS,
  SINGLE_KEYS,
  TEXT_SIZE,
  TEXT_SIZES,
  VERSE_LAYOUT,
  VERSE_NUMBERS,
  VERSE_NUMBERS_ALOUD,
  WORDS_OF_JESUS,
} from "#src/ui/reading-settings.ts";

/** Text size and what the page shows; remembered on the device. */
export function ReadingChoices({
  hasWordsOfJesus,
  hasHeadings = false,
  beside,
}: {
  hasWordsOfJesus: boolean;
  hasHeadings?: boolean;
  /** The choice of a second translation, where there can be one. */
  beside?: ReactNode;
}) {
  const [numbers, setNumbers] = useDeviceSetting(VERSE_NUMBERS);
  const [aloud, setAloud] = useDeviceSetting(VERSE_NUMBERS_ALOUD);
  const [headings, setHeadings] = useDeviceSetting(PASSAGE_HEADINGS);
  const [layout, setLayout] = useDeviceSetting(VERSE_LAYOUT);
  const [letters, setLetters] = useDeviceSetting(WORDS_OF_JESUS);
  const [keys, setKeys] = useDeviceSetting(SINGLE_KEYS);
  return (
    <Disclosure
      label="Text size and layout"
      trigger={<span className="font-serif text-20">Aa</span>}
      triggerClass={iconButtonClass}
      panelClass="w-72"
      className="noscript:hidden"
    >
      <TextSizeChoice />
      <Switch isOn={numbers === "shown"} onChange={(isOn) => setNumbers(isOn ? "shown" : "hidden")}>
        Verse numbers
      </Switch>
      <Switch isOn={aloud === "spoken"} onChange={(isOn) => setAloud(isOn ? "spoken" : "silent")}>
        Numbers for screen readers
      </Switch>
      <Switch
        isOn={layout === "paragraphs"}
        onChange={(isOn) => setLayout(isOn ? "paragraphs" : "verses")}
      >
        Set as paragraphs
      </Switch>
      {hasHeadings ? (
        <Switch
          isOn={headings === "shown"}
          onChange={(isOn) => setHeadings(isOn ? "shown" : "hidden")}
        >
          Headings, in our words
        </Switch>
      ) : null}
      {hasWordsOfJesus ? (
        <Switch isOn={letters === "red"} onChange={(isOn) => setLetters(isOn ? "red" : "plain")}>
          Words of Jesus in red
        </Switch>
      ) : null}
      <Switch isOn={keys === "on"} onChange={(isOn) => setKeys(isOn ? "on" : "off")}>
        Single-key shortcuts
      </Switch>
      {beside}
    </Disclosure>
  );
}

function TextSizeChoice() {
  const [size, setSize] = useDeviceSetting(TEXT_SIZE);
  const at = TEXT_SIZES.indexOf(size);
  const step = (by: number) => {
    const next = TEXT_SIZES[at + by];
    if (next) setSize(next);
  };
  return (
    <fieldset className="flex items-center border-line border-b pb-1 pl-3">
      <legend className="sr-only">Text size</legend>
      <span className="mr-auto">Text size</span>
      <IconButton label="Smaller text" aria-disabled={at === 0} onClick={() => step(-1)}>
        <span className="font-serif text-14">A</span>
      </IconButton>
      <output className="min-w-8 text-center text-14 text-muted tabular-nums">
        <span className="sr-only">Size </span>
        {at + 1}
      </output>
      <IconButton
        label="Larger text"
        aria-disabled={at === TEXT_SIZES.length - 1}
        onClick={() => step(1)}
      >
        <span className="font-serif text-24">A</span>
      </IconButton>
    </fieldset>
  );
}

function Switch({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunk"
    >
      <span className="mr-auto">{children}</span>
      <input
        id={id}
        type="checkbox"
        className="size-4 accent-accent"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

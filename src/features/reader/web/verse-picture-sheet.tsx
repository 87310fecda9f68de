// A verse as a picture: how it looks is chosen, then it is downloaded or shared.
import { useState } from "react";
import { PICTURED_LETTERS_MAX } from "#src/scripture/verse-address.ts";
import {
  PICTURE_SHAPES,
  PICTURE_STYLES,
  PICTURE_TONES,
  type PictureLook,
  writePictureAddress,
} from "#src/scripture/verse-picture.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { ChoiceField } from "#src/ui/choice-field.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { PicturedVerse } from "./verse-picture.tsx";

const listOptions = (choices: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }));
const CHOICES = [
  { name: "shape", label: "Shape", options: listOptions(PICTURE_SHAPES) },
  { name: "style", label: "Style", options: listOptions(PICTURE_STYLES) },
  { name: "tone", label: "Colors", options: listOptions(PICTURE_TONES) },
] as const;

export default function VersePictureSheet({
  verse,
  onClose,
  onClosed,
}: {
  verse: PicturedVerse;
  onClose: () => void;
  onClosed: () => void;
}) {
  const fits = verse.words.length > 0 && verse.words.length <= PICTURED_LETTERS_MAX;
  return (
    <Sheet title={`Picture of ${verse.reference}`} onClose={onClose} onClosed={onClosed}>
      {fits ? (
        <Chooser verse={verse} />
      ) : (
        <p>
          {verse.words
            ? "These verses are too long for a picture, and they are not shown in part. Please choose fewer verses."
            : "This translation does not have the verse."}
        </p>
      )}
    </Sheet>
  );
}

function Chooser({ verse }: { verse: PicturedVerse }) {
  const [look, setLook] = useState<PictureLook>({
    shape: "square",
    style: "plain",
    tone: "light",
  });
  const [missing, setMissing] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { width, height } = PICTURE_SHAPES[look.shape];
  const address = writePictureAddress(verse.chapter, verse.span, verse.translation, look);
  const name = `${address.split("/")[2]}-${look.shape}.png`;

  const share = async () => {
    setProblem(undefined);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const file = new File([await answer.blob()], name, { type: "image/png" });
      if (!navigator.canShare({ files: [file] })) throw new Error("files cannot be shared");
      await navigator.share({ files: [file], title: verse.reference });
    } catch (error) {
      // The person may close the share sheet; that is no failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setProblem("The picture could not be shared. Please download it instead.");
    }
  };

  return (
    <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="flex h-[min(50vh,24rem)] items-center justify-center rounded-control bg-sunk">
        {missing === address ? (
          <p role="alert" className="p-4 text-muted">
            The picture could not be made just now.{" "}
            <button
              type="button"
              className="underlined min-h-11"
              onClick={() => setMissing(undefined)}
            >
              Try again
            </button>
          </p>
        ) : (
          <img
            key={address}
            src={address}
            width={width}
            height={height}
            alt={`${verse.words} ${verse.reference}`}
            onError={() => setMissing(address)}
            className="max-h-full w-auto max-w-full border border-line"
          />
        )}
      </div>
      <div className="grid content-start gap-4">
        {CHOICES.map(({ name: part, label, options }) => (
          <ChoiceField
            key={part}
            name={part}
            label={label}
            options={options}
            chosen={look[part]}
            onChange={(event) => setLook({ ...look, [part]: event.target.value })}
          />
        ))}
        <p className="text-14 text-muted">
          {width} × {height} pixels
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={address} download={name} className={buttonClass({ size: "small" })}>
            Download
          </a>
          {typeof navigator.canShare === "function" ? (
            <Button kind="secondary" size="small" onClick={() => void share()}>
              Share
            </Button>
          ) : null}
        </div>
        {problem ? (
          <p role="alert" className="text-14">
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}

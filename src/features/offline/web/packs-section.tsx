// The translations: which are on this device, which can be, and how much room
// they take.
import { type ReactNode, useRef, useState } from "react";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { Button } from "#src/ui/button.tsx";
import { Row, RowSection } from "#src/ui/rows.tsx";
import type { Pack } from "../contract.ts";
import { formatBytes } from "../rules.ts";
import { describeStoreFailure, downloadPack, StoreError } from "./download-pack.ts";
import { removePack, type StoredPack } from "./stored-packs.ts";
import { useRoom, useStoredPacks } from "./use-stored-packs.ts";

export function PacksSection({
  offered,
}: {
  /** What can be stored; none where Berea cannot be reached. */
  offered: readonly Pack[];
}) {
  const stored = useStoredPacks();
  const packs = offered.length > 0 ? offered : (stored ?? []);
  return (
    <RowSection
      id="translations"
      title="Translations"
      text="A translation that is on this device can be read and searched anywhere, in full."
    >
      {packs.map((pack) => (
        <PackRow
          key={pack.code}
          pack={pack}
          offer={offered.find(({ code }) => code === pack.code)}
          stored={stored?.find(({ code }) => code === pack.code)}
          isKnown={stored !== undefined}
        />
      ))}
      {stored && packs.length === 0 ? (
        <p className="py-4">
          No translation is on this device yet. When Berea can be reached again, you can choose one
          here.
        </p>
      ) : null}
      <RoomLine stored={stored} />
    </RowSection>
  );
}

interface Download {
  readonly bytes: number;
  readonly controller: AbortController;
}

function PackRow({
  pack,
  offer,
  stored,
  isKnown,
}: {
  pack: Pick<Pack, "code" | "name" | "bytes" | "licence">;
  offer: Pack | undefined;
  stored: StoredPack | undefined;
  isKnown: boolean;
}) {
  const [download, setDownload] = useState<Download>();
  const [problem, setProblem] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  const begin = async (wanted: Pack) => {
    const controller = new AbortController();
    setProblem(undefined);
    setDownload({ bytes: 0, controller });
    try {
      await downloadPack(wanted, (bytes) => setDownload({ bytes, controller }), controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) {
        const failure = error instanceof StoreError ? error.failure : "refused";
        setProblem(describeStoreFailure(failure, wanted.bytes));
      }
    }
    setDownload(undefined);
    // The button that was pressed is gone.
    row.current?.focus();
  };
  const remove = async () => {
    setProblem(undefined);
    await removePack(pack.code).catch(() =>
      setProblem("It could not be removed just now. Please try again."),
    );
    row.current?.focus();
  };
  const isOld = stored && offer && stored.hash !== offer.hash;
  const store = (label: string) =>
    offer ? (
      <Button
        kind="secondary"
        size="small"
        aria-label={`${label} the ${pack.name}`}
        onClick={() => void begin(offer)}
      >
        {label}
      </Button>
    ) : null;
  let control: ReactNode = null;
  if (download) {
    control = (
      <Button
        kind="quiet"
        size="small"
        aria-label={`Stop storing the ${pack.name}`}
        onClick={() => download.controller.abort()}
      >
        Stop
      </Button>
    );
  } else if (stored) {
    control = (
      <span className="flex flex-wrap gap-2">
        {isOld ? store("Update") : null}
        <Button
          kind="quiet"
          size="small"
          aria-label={`Remove the ${pack.name}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </span>
    );
  } else {
    // Its place does not change once it is known what is stored.
    control = <span className={isKnown ? "" : "invisible"}>{store("Store")}</span>;
  }
  return (
    <div ref={row} tabIndex={-1} className="border-line border-b outline-none">
      <Row
        label={pack.name}
        help={stored ? describeStored(stored, Boolean(isOld)) : describeOffer(pack)}
        control={control}
      >
        {download ? (
          <div className="mt-3">
            <progress
              className="block w-full accent-accent"
              max={pack.bytes}
              value={download.bytes}
              aria-label={`Storing the ${pack.name}`}
            />
            <p className="mt-1 text-14 text-muted tabular-nums">
              {formatBytes(download.bytes)} of {formatBytes(pack.bytes)}
            </p>
          </div>
        ) : null}
        {problem ? (
          <p role="alert" className="mt-2 text-danger">
            {problem}
          </p>
        ) : null}
      </Row>
    </div>
  );
}

const describeOffer = ({ code, bytes, licence }: Pick<Pack, "code" | "bytes" | "licence">) =>
  `${formatBytes(bytes)}. ${EMBEDDED[code].character} ${licence}`;

const describeStored = ({ bytes, storedAt }: StoredPack, isOld: boolean) =>
  `On this device since ${formatTime(storedAt)}, ${formatBytes(bytes)}.${
    isOld ? " A newer copy of the text is there." : ""
  }`;

/** `23 November 2026`, by this device's clock. */
export function formatTime(time: number): string {
  const there = new Date(time);
  const [month, day] = [there.getMonth() + 1, there.getDate()].map((n) => `${n}`.padStart(2, "0"));
  return formatDate(`${there.getFullYear()}-${month}-${day}`);
}

function RoomLine({ stored }: { stored: readonly StoredPack[] | undefined }) {
  const room = useRoom(stored);
  if (!stored || !room) return <p className="min-h-18 pt-4 text-14 md:min-h-15" />;
  const given = room.given ? ` of about ${formatBytes(room.given)} that this browser gives` : "";
  return (
    <p className="min-h-18 pt-4 text-14 text-muted md:min-h-15">
      Berea uses {formatBytes(room.used)}
      {given}.
      {stored.length > 0 && !room.isPersisted
        ? " The browser may remove it when the device runs out of room."
        : ""}
    </p>
  );
}

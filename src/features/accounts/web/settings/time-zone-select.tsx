import { useEffect, useState } from "react";

/** Where the browser is, once it runs; nothing where that is a zone under another of its names. */
export function useDeviceZone(chosen: string): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const format = (timeZone?: string) =>
      new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
    setHere(format() === format(chosen) ? undefined : format());
  }, [chosen]);
  return here;
}

interface KnownZones {
  readonly here: string;
  readonly all: readonly string[];
}

/**
 * All zones that the browser knows, by region, its own first. Before the
 * browser has spoken only the chosen one is there.
 */
export function TimeZoneSelect({
  id,
  value,
  onChange,
}: {
  id: string;
  value: string;
  onChange: (zone: string) => void;
}) {
  const [known, setKnown] = useState<KnownZones>();
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setKnown({ here, all: Intl.supportedValuesOf("timeZone") });
  }, []);
  const groups = Map.groupBy(
    known?.all.filter((zone) => zone !== value && zone !== known.here) ?? [],
    (zone) => zone.split("/")[0] ?? zone,
  );
  return (
    <select
      id={id}
      className="select w-full md:w-80"
      aria-describedby={`${id}-help`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={value}>{nameZone(value)}</option>
      {known && known.here !== value ? (
        <optgroup label="This device">
          <option value={known.here}>{nameZone(known.here)}</option>
        </optgroup>
      ) : null}
      {[...groups].map(([region, members]) => (
        <optgroup key={region} label={region}>
          {members.map((zone) => (
            <option key={zone} value={zone}>
              {nameZone(zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

export const nameZone = (zone: string): string => zone.replaceAll("_", " ");

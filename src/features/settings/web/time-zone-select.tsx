import { useEffect, useState } from "react";

/**
 * All zones that the browser knows, by region. Before the browser has spoken
 * only the chosen one is there.
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
  const [zones, setZones] = useState<readonly string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf("timeZone")), []);
  const groups = Map.groupBy(
    zones.filter((zone) => zone !== value),
    (zone) => zone.split("/")[0] ?? zone,
  );
  return (
    <select
      id={id}
      className="select max-w-full"
      aria-describedby={`${id}-help`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={value}>{nameZone(value)}</option>
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

const nameZone = (zone: string): string => zone.replaceAll("_", " ");

/** The zone of this device, once the browser has said it. */
export function useDeviceZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

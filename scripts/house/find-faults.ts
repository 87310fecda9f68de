// Holds the imports of `src/` against the list of rooms and their borders.
import { BORDERS, FEATURE_DOORS, type Import, MOST_FLOORS, MOST_ROOMS, ROOMS } from "./layers.ts";
import { readImports } from "./read-imports.ts";

/** A file by its path below the project's root. */
export interface SourceFile {
  readonly file: string;
  readonly code: string;
}

const SOURCE = "src/";
const OUTSIDE = /^(corpus|scripts|tests|bench|proof)\//;
/** Made at build time beside each route module. */
const TYPES_OF_ROUTE = /\/\+types\//;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** @returns a line for each import or file that is where it must not be */
export function findFaults(files: readonly SourceFile[]): readonly string[] {
  const ours = files.filter(({ file }) => file.startsWith(SOURCE) && !isTest(file));
  const rooms = new Set<string>();
  const faults: string[] = [];
  const doors = new Map<string, Set<string>>();
  for (const { file, code } of ours) {
    const from = file.slice(SOURCE.length);
    const room = findRoom(from);
    rooms.add(room);
    if (!from.includes("/")) faults.push(`${file}: no file is loose at the root of src/`);
    else if (rank(room) < 0) faults.push(`${file}: the room ${room} is not on the list`);
    for (const target of readImports(file, code)) {
      if (TYPES_OF_ROUTE.test(target)) continue;
      const fault = OUTSIDE.test(target)
        ? "Scripts, tests and benchmarks are outside the app."
        : judge({ from, to: toInside(target) });
      if (fault) faults.push(`${file} imports ${target}: ${fault}`);
      const other = target.startsWith(SOURCE) ? findRoom(toInside(target)) : room;
      if (other !== room) doors.set(room, (doors.get(room) ?? new Set()).add(other));
    }
  }
  if (rooms.size > MOST_ROOMS) faults.push(`${rooms.size} rooms; at most ${MOST_ROOMS}`);
  // Upward imports are reported already, and would make the count endless.
  if (faults.length > 0) return faults;
  const way = findLongestWay(doors);
  if (way.length > MOST_FLOORS) {
    faults.push(`${way.length} floors, at most ${MOST_FLOORS}: ${way.join(" → ")}`);
  }
  return faults;
}

function judge({ from, to }: Import): string | undefined {
  const [room, other] = [findRoom(from), findRoom(to)];
  for (const { rule, ...border } of BORDERS) {
    if (!border.from.test(from) || !border.to.test(to)) continue;
    if (border.exceptFrom?.test(from) || border.exceptTo?.test(to)) continue;
    return rule;
  }
  if (room === other || !ROOMS.some((known) => known === other)) return undefined;
  if (rank(other) > rank(room)) return `${other} is above ${room}.`;
  const areFeatures = room.startsWith("features/") && other.startsWith("features/");
  if (areFeatures && !FEATURE_DOORS.some((door) => door.from.test(from) && door.to.test(to))) {
    return "A feature sees another only through its contract.ts or server/service.ts.";
  }
  return undefined;
}

const toInside = (target: string): string =>
  target.startsWith(SOURCE) ? target.slice(SOURCE.length) : target;

const findRoom = (inside: string): string => /^(features\/[^/]+|[^/]+)/.exec(inside)?.[1] ?? inside;

const rank = (room: string): number => (ROOMS as readonly string[]).indexOf(room);

function findLongestWay(doors: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const known = new Map<string, readonly string[]>();
  const goDown = (room: string): readonly string[] => {
    const before = known.get(room);
    if (before) return before;
    const below = [...(doors.get(room) ?? [])].map(goDown);
    const way = [room, ...(below.sort((one, other) => other.length - one.length)[0] ?? [])];
    known.set(room, way);
    return way;
  };
  return ROOMS.map(goDown).sort((one, other) => other.length - one.length)[0] ?? [];
}

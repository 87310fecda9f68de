// What the colors are called: by their own names, or by the reader's.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useCurrentUser } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import { runMutation } from "#src/web/run-mutation.ts";
import type { ColorNames } from "../contract.ts";
import { HIGHLIGHT_COLORS, type HighlightColor } from "../rules.ts";
import { colorNamesQuery } from "./queries.ts";

const OWN_NAMES: Readonly<Record<HighlightColor, string>> = {
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  pink: "Pink",
  purple: "Purple",
};
const STORAGE_KEY = "highlight-colors";
const CHANGED = "highlight-colors";

export interface NamedColor {
  readonly color: HighlightColor;
  readonly name: string;
  /** The reader's own name for it. */
  readonly given: string;
}

/** All colors with their names, and how one is named; a visitor's names stay on the device. */
export function useColorNames() {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { data } = useQuery({ ...colorNamesQuery, enabled: Boolean(user) });
  const stored = useSyncExternalStore(subscribe, readStored, () => null);
  const given = user ? (data ?? {}) : parseNames(stored);
  const rename = async (color: HighlightColor, name: string): Promise<boolean> => {
    if (!user) {
      storeNames({ ...given, [color]: name });
      return true;
    }
    return runMutation(
      client,
      {
        scope: { id: "highlight-colors" },
        mutationFn: (body: ColorNames) =>
          callApi<ColorNames>(client, "/api/user/highlights/colors", { method: "PATCH", body }),
        onSuccess: (names) => client.setQueryData(colorNamesQuery.queryKey, names),
      },
      { [color]: name },
    );
  };
  const colors: readonly NamedColor[] = HIGHLIGHT_COLORS.map((color) => ({
    color,
    name: given[color] || OWN_NAMES[color],
    given: given[color] ?? "",
  }));
  return { colors, rename };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function storeNames(names: ColorNames): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(names));
  } catch {
    // Storage may be forbidden; the colors then keep their own names.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function parseNames(stored: string | null): ColorNames {
  try {
    const names: unknown = JSON.parse(stored ?? "{}");
    return names !== null && typeof names === "object" ? (names as ColorNames) : {};
  } catch {
    return {};
  }
}

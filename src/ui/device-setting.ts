// Choices that a visitor makes for this device: theme, text size and the like.
// Each is stored in local storage and set as a data attribute on the root
// element, where the stylesheet reads it. A cookie would do as well, but pages
// for visitors with cookies are not cached by the server.
import { useSyncExternalStore } from "react";

export interface DeviceSetting<Value extends string = string> {
  /** Of the storage entry and of the attribute: `theme` is set as `data-theme`. */
  readonly name: string;
  readonly values: readonly Value[];
  /** What holds where nothing was chosen; it leaves no attribute. */
  readonly fallback: Value;
}

const CHANGED = "device-setting";

/** The setting as it is now, and how to change it. The server renders the fallback. */
export function useDeviceSetting<Value extends string>(
  setting: DeviceSetting<Value>,
): [Value, (value: Value) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readSetting(setting),
    () => setting.fallback,
  );
  return [value, (next) => changeSetting(setting, next)];
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

/** As it is set on this device. */
export function readSetting<Value extends string>({
  name,
  values,
  fallback,
}: DeviceSetting<Value>) {
  const set = document.documentElement.getAttribute(`data-${name}`);
  return values.find((value) => value === set) ?? fallback;
}

export function changeSetting<Value extends string>(
  { name, fallback }: DeviceSetting<Value>,
  value: Value,
): void {
  const root = document.documentElement;
  if (value === fallback) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

import { beforeEach, expect, test, vi } from "vitest";

/** Storage as a browser has it; `isForbidden` is a browser that refuses to store anything. */
function openStorage({ isForbidden = false } = {}) {
  const stored = new Map<string, string>();
  const refuse = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (isForbidden ? refuse() : (stored.get(name) ?? null)),
    setItem: (name: string, value: string) =>
      isForbidden ? refuse() : void stored.set(name, value),
    removeItem: (name: string) => (isForbidden ? refuse() : void stored.delete(name)),
  });
  return stored;
}

const load = () => {
  vi.resetModules();
  return import("./device-favourites.ts");
};

beforeEach(() => void openStorage());

test("a mark is set and taken away", async () => {
  const device = await load();
  device.toggleOnDevice("verse", "John 3:16");
  device.toggleOnDevice("verse", "Psalm 23:1");
  expect(device.readDeviceFavourites("verse")).toEqual(["John 3:16", "Psalm 23:1"]);
  expect(device.readDeviceFavourites("topic")).toEqual([]);
  device.toggleOnDevice("verse", "John 3:16");
  expect(device.readDeviceFavourites("verse")).toEqual(["Psalm 23:1"]);
});

test("the same list is given while nothing has changed", async () => {
  const device = await load();
  device.toggleOnDevice("topic", "hope");
  expect(device.readDeviceFavourites("topic")).toBe(device.readDeviceFavourites("topic"));
});

test("only what was brought to the account is forgotten", async () => {
  const device = await load();
  device.toggleOnDevice("topic", "hope");
  device.toggleOnDevice("verse", "John 3:16");
  const brought = device.listDeviceFavourites();
  device.toggleOnDevice("topic", "grief");
  device.forgetOnDevice(brought);
  expect(device.listDeviceFavourites()).toEqual([{ kind: "topic", target: "grief" }]);
});

test.each([
  ["another's entry", '{"a":1}'],
  ["a broken entry", "["],
  ["entries that are no words", "[1,null]"],
])("%s counts as none", async (_, stored) => {
  openStorage().set("favourite-topics", stored);
  const device = await load();
  expect(device.readDeviceFavourites("topic")).toEqual([]);
  expect(device.hasDeviceFavourites()).toBe(false);
});

test("a browser that stores nothing still marks while the page lives", async () => {
  openStorage({ isForbidden: true });
  const device = await load();
  device.toggleOnDevice("topic", "hope");
  expect(device.readDeviceFavourites("topic")).toEqual(["hope"]);
});

import { expect, test } from "vitest";
import { isPublicAddress, isPublicEndpoint, lookUpPublic } from "./public-endpoint.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("%s may be pushed to", (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[2606:4700::1111]/",
  "https://1.1.1.1/",
  "https://localhost/",
  "https://berea/",
  "https://db.internal/",
  "https://printer.local/",
  "https://push.example.com:8443/",
  "https://user:secret@push.example.com/",
  "https://127.0.0.1.nip.io.invalid/",
  "ftp://push.example.com/",
  "not an address",
  "",
])("“%s” may not", (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test.each([
  ["8.8.8.8", true],
  ["142.250.74.106", true],
  ["2a00:1450:4001:81b::200a", true],
  ["10.1.2.3", false],
  ["127.8.8.8", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.0.1", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["fc00::1", false],
  ["fe80::1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::1", false],
  ["2001:db8::1", false],
  ["a name", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test("a name that leads into the machine is refused when it is looked up", async () => {
  const error = await new Promise((resolve) => {
    lookUpPublic("localhost", {}, (found) => resolve(found));
  });
  expect(String(error)).toContain("no public address");
});

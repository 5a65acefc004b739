/** The names of devices and the time they were last used. */
import { expect, test } from "bun:test";
import { deviceName } from "../../web/account/sessions/device-name.ts";
import { lastUsed } from "../../web/account/sessions/last-used.ts";

test.each([
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"],
  [
    "Chrome on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  ],
  [
    "Edge on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  ],
  [
    "Safari on Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  ],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome on Android",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  ],
  ["curl", "curl/8.5.0"],
  ["Bun", "Bun/1.4.4"],
  ["python-requests", "python-requests/2.32.3"],
  ["x".repeat(40), "x".repeat(255)],
  ["Unknown device", ""],
])("a device is called %s", (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ["active just now", -5_000],
  ["active just now", 119_000],
  ["active 5 minutes ago", 5 * 60_000],
  ["active 1 hour ago", 60 * 60_000],
  ["active 23 hours ago", 23 * 3_600_000 + 60_000],
  ["active yesterday", 25 * 3_600_000],
  ["active 6 days ago", 6 * 86_400_000],
])("%s", (words, agoMs) => {
  const now = Date.parse("2026-03-01T12:00:00.000Z");
  expect(lastUsed(new Date(now - agoMs).toISOString(), now)).toBe(words);
});

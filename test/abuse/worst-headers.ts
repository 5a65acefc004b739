/** Every header that the service reads, as long as it may be, in the shapes that make parsers work hard. */
import type { Attempt } from "./attempt.ts";
import { attemptOf } from "./attempt.ts";
import type { Place } from "./place.ts";
import { HEAD_BYTES } from "./worst-inputs.ts";

const HEADERS = [
  "content-type",
  "accept",
  "accept-encoding",
  "if-none-match",
  "if-match",
  "authorization",
  "cookie",
  "x-forwarded-for",
  "x-request-id",
  "traceparent",
  "tracestate",
  "idempotency-key",
  "prefer",
  "range",
  "origin",
  "referer",
  "last-event-id",
] as const;

const SHAPES: Record<string, (room: number) => string> = {
  "blanks between two letters": (room) => `a${" ".repeat(room)}b`,
  "tabs and blanks": (room) => `a${" \t".repeat(room / 2)}b`,
  commas: (room) => ",".repeat(room),
  "commas and blanks": (room) => `a${", ".repeat(room / 2)}b`,
  semicolons: (room) => `a${"; ".repeat(room / 2)}b`,
  quotes: (room) => '"'.repeat(room),
  backslashes: (room) => `"${"\\".repeat(room)}`,
  pairs: (room) => "a=b;".repeat(room / 4),
  "weak tags": (room) => 'W/"a",'.repeat(room / 6),
  slashes: (room) => `http://a${"/".repeat(room)}`,
  digits: (room) => `bytes=${"1-2,".repeat(room / 4)}`,
};

/** Each header in each shape, on a request of every kind: with and without a login, a body, a file, a stream. */
export function headerAttempts({ attacker, small }: Place): Map<string, Attempt[]> {
  return new Map(
    HEADERS.map((name) => {
      const token = name === "authorization" || name === "cookie" ? undefined : attacker.token;
      const attempts = Object.entries(SHAPES).flatMap(([shape, fill]) => {
        const base = { about: `${name} of ${shape}`, headers: [[name, fill(HEAD_BYTES - 1000)]] as const };
        const known = { ...base, token };
        const { board_id, card_id } = small;
        return [
          attemptOf({ ...base, route: "login", method: "POST", target: "/auth/login", body: "{}" }),
          attemptOf({ ...known, route: "getBoard", method: "GET", target: `/boards/${board_id}` }),
          attemptOf({
            ...known,
            route: "uploadAttachment",
            method: "POST",
            target: `/cards/${card_id}/attachments`,
            body: "-",
          }),
          attemptOf({
            ...known,
            route: "streamEvents",
            method: "GET",
            target: `/boards/${board_id}/stream`,
            endless: true,
          }),
          attemptOf({ ...base, route: "the web page", method: "GET", target: "/" }),
        ];
      });
      return [name, attempts];
    }),
  );
}

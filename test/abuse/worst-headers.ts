/** Every header that the service reads, as long as it may be, in the shapes that make parsers work hard. */
import type { Attempt } from "./attempt.ts";
import { attemptOf } from "./attempt.ts";
import type { Place } from "./place.ts";
import { HEAD_BYTES } from "./worst-inputs.ts";

/** With what each may begin to be taken seriously. */
const HEADERS = {
  "content-type": "application/json",
  accept: "application/json",
  "accept-encoding": "gzip",
  "if-none-match": 'W/"1"',
  "if-match": '"1"',
  "if-text-match": 'title="00000000"',
  authorization: "Bearer a",
  cookie: "svc_auth=a",
  "x-forwarded-for": "10.0.0.1",
  "x-request-id": "a",
  traceparent: "00-",
  tracestate: "a=b",
  "idempotency-key": "a",
  prefer: "return=minimal",
  range: "bytes=0-1",
  origin: "http://localhost",
  referer: "http://localhost/",
  "last-event-id": "1",
};

const SHAPES: Record<string, (room: number) => string> = {
  "blanks in the middle": (room) => `${" ".repeat(room)}b`,
  "tabs and blanks": (room) => `${" \t".repeat(room / 2)}b`,
  commas: (room) => ",".repeat(room),
  "commas and blanks": (room) => `${", ".repeat(room / 2)}b`,
  "semicolons and blanks": (room) => `${"; ".repeat(room / 2)}b`,
  quotes: (room) => '"'.repeat(room),
  backslashes: (room) => `"${"\\".repeat(room)}`,
  pairs: (room) => ";a=b".repeat(room / 4),
  tags: (room) => ',W/"a"'.repeat(room / 6),
  slashes: (room) => "/".repeat(room),
  ranges: (room) => ",1-2".repeat(room / 4),
};

/** Each header in each shape, on a request of every kind: with and without a login, a body, a file, a stream. */
export function headerAttempts({ attacker, small }: Place): Map<string, Attempt[]> {
  return new Map(
    Object.entries(HEADERS).map(([name, start]) => {
      const token = name === "authorization" || name === "cookie" ? undefined : attacker.token;
      const attempts = Object.entries(SHAPES).flatMap(([shape, fill]) => {
        const headers = [[name, `${start}${fill(HEAD_BYTES - 1000)}`]] as const;
        const base = { about: `${name} of ${shape}`, headers };
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

/**
 * Headers and bodies made to be slow to read. Parsers written by hand are compared with themselves on a text four times
 * as long: what grows faster than the text fails by far, whatever the machine. And the service answers all of it.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { parseParameters } from "../../server/attachments/header-parameters.ts";
import { takesGzip } from "../../server/platform/accept-encoding.ts";
import { parseRange } from "../../server/platform/addresses.ts";
import { countedAddress } from "../../server/platform/client-address.ts";
import { parseJson } from "../../server/platform/json.ts";
import { mediaTypeOf } from "../../server/platform/media-type.ts";
import { openWire, type Wire } from "../every-route/bad-input/wire.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

const SHORT = 16_384;
const TIMES = 4;
/** Twice what is linear, and half of what is quadratic. */
const TOO_MUCH = TIMES * 2;
const ROUNDS = 15;

const FILLERS = [
  " ",
  "\t",
  ",",
  ";",
  "=",
  '"',
  '\\"',
  "a",
  "a;",
  "; a",
  ' ;a="',
  ';a="\\" ',
  ", gzip",
  "q=0;",
  ":",
  "[",
  "1.",
  "%",
];

const PARSERS: Record<string, (text: string) => unknown> = {
  "Accept-Encoding": takesGzip,
  "Content-Type": mediaTypeOf,
  "the parameters of a header": parseParameters,
  "X-Forwarded-For": (text) => countedAddress("10.0.0.1", text, [parseRange("10.0.0.0/8")!]),
  JSON: (text) => {
    try {
      parseJson(text);
    } catch {}
  },
};

/** The least time of several: what else the machine does only adds to it. */
function cost(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const startedMs = performance.now();
    work();
    least = Math.min(least, performance.now() - startedMs);
  }
  return least;
}

describe("four times the text is no more than some four times the work:", () => {
  for (const [what, parse] of Object.entries(PARSERS)) {
    test(what, () => {
      const slow = FILLERS.filter((filler) => {
        const text = (length: number) => `gzip${filler.repeat(length / filler.length)}!`;
        const [short, long] = [text(SHORT), text(SHORT * TIMES)];
        // Below a tenth of a millisecond nothing is slow, and the clock too coarse.
        return cost(() => parse(long)) > Math.max(0.1, TOO_MUCH * cost(() => parse(short)));
      });
      expect(slow).toEqual([]);
    });
  }

  test("and this finds what is not: the pattern that blanks in a header once met", () => {
    const split = (length: number) => cost(() => `a${" ".repeat(length)}b`.split(/\s*;/));
    expect(split(1024 * TIMES) / split(1024)).toBeGreaterThan(TOO_MUCH);
  });
});

describe("the service", () => {
  let service: Service;
  let alice: Person;
  let board_id: string;
  let card_id: string;
  let wire: Wire;

  beforeAll(async () => {
    service = await startService({ settings: { TRUSTED_PROXIES: "127.0.0.1" } });
    alice = await service.person("alice");
    const board = await boardOf(alice);
    board_id = board.board_id;
    card_id = (await alice.createCard({ ...board, title: "Card" })).id;
    wire = openWire(service.url);
  });
  afterAll(async () => {
    wire.close();
    await service.stop();
  });

  const HEADERS = [
    "accept-encoding",
    "content-type",
    "if-none-match",
    "if-match",
    "idempotency-key",
    "cookie",
    "origin",
    "referer",
    "sec-fetch-dest",
    "sec-fetch-site",
    "traceparent",
    "x-forwarded-for",
    "x-request-id",
    "last-event-id",
    "host",
  ];

  test.each(HEADERS)("answers every request with 14 KiB of nonsense in %s", async (name) => {
    const auth = ["authorization", `Bearer ${alice.token}`] as const;
    for (const filler of FILLERS) {
      const value = `a${filler.repeat(14_000 / filler.length)}b`;
      const headers = [auth, [name, value] as const];
      for (const request of [
        { method: "GET", target: `/boards/${board_id}` },
        { method: "POST", target: `/cards/${card_id}/attachments`, body: "x" },
        { method: "POST", target: "/auth/login", body: "{}" },
        { method: "PATCH", target: `/boards/${board_id}`, body: "{}" },
        { method: "GET", target: "/" },
      ]) {
        const answer = await wire.send({ ...request, headers, bare: false });
        expect(answer?.status).toBeWithin(200, 500);
      }
    }
  });

  test("answers every request with 14 KiB of nonsense in Authorization with 401", async () => {
    for (const filler of FILLERS) {
      const nonsense = filler.repeat(14_000 / filler.length);
      for (const value of [nonsense, `Bearer${nonsense}x`, `Bearer ${nonsense} x`, `Bearer x${nonsense}`]) {
        const answer = await wire.send({
          method: "GET",
          target: "/boards",
          headers: [["authorization", value]],
        });
        expect(answer?.status).toBe(401);
      }
    }
  });

  test("reports no more than a hundred errors of one body", async () => {
    const json = { user_ids: Array.from({ length: 100 }, () => ({})) };
    const { status, body } = await service.send("PUT", `/cards/${card_id}/assignees`, {
      token: alice.token,
      json,
    });
    expect({ status, errors: body.errors.length }).toEqual({ status: 422, errors: 100 });
    const more = { user_ids: Array.from({ length: 1000 }, () => ({})) };
    const answer = await service.send("PUT", `/cards/${card_id}/assignees`, {
      token: alice.token,
      json: more,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.length).toBeWithin(1, 101);
  });

  test("is well afterwards", async () => {
    await eventually(async () => (await service.send("GET", "/health")).status === 200, "health");
    expect(await alice.getMe()).toEqual(alice.me);
  });
});

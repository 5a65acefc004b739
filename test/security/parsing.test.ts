/**
 * Headers and bodies made to be slow to read. Parsers written by hand are compared with themselves on a text
 * sixteen times as long: what grows faster than the text fails by far, whatever the machine. And the service answers all of it.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { parseParameters } from "../../server/attachments/header-parameters.ts";
import { countedAddress } from "../../server/platform/http/client-address.ts";
import { takes } from "../../server/platform/http/headers/accept-encoding.ts";
import { mediaTypeOf } from "../../server/platform/http/headers/media-type.ts";
import { parseRange } from "../../server/platform/util/ip-address.ts";
import { parseJson } from "../../server/platform/util/json.ts";
import { openWire, type Wire } from "../every-route/bad-input/wire.ts";
import { boardOf, type Person, type Service, startService } from "../harness.ts";
import { eventually } from "../live/eventually.ts";

const SHORT = 4096;
const TIMES = 16;
/** Four times what is linear, and a quarter of what is quadratic. */
const TOO_MUCH = TIMES * 4;
const ROUNDS = 40;
/** The first of them say more about the compiler. */
const WARM = 8;

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
  "Accept-Encoding": (text) => takes("gzip", text),
  "Content-Type": mediaTypeOf,
  "the parameters of a header": parseParameters,
  "X-Forwarded-For": (text) => countedAddress("10.0.0.1", text, [parseRange("10.0.0.0/8")]),
  JSON: (text) => {
    try {
      parseJson(text);
    } catch {}
  },
};

/** The least times of several rounds: what else the machine does only adds to them. */
function growsTooFast(work: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const texts = [textOf(SHORT), textOf(SHORT * TIMES)] as const;
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, text] of texts.entries()) {
      const startedMs = performance.now();
      work(text);
      least[index] = Math.min(least[index]!, performance.now() - startedMs);
    }
    if (round >= WARM && least[1] < TOO_MUCH * least[0]) return false;
  }
  return true;
}

describe("sixteen times the text takes about sixteen times the work:", () => {
  test.each(Object.entries(PARSERS))("%s", (_, parse) => {
    const slow = FILLERS.filter((filler) =>
      growsTooFast(parse, (length) => `gzip${filler.repeat(length / filler.length)}!`),
    );
    expect(slow).toEqual([]);
  });

  test("and this check detects a pattern that is not linear", () => {
    const blanks = (length: number) => `a${" ".repeat(length / 32)}b`;
    expect(growsTooFast((text) => text.split(/\s*;/), blanks)).toBe(true);
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
    "if-text-match",
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

  test("ERROR-2: reports no more than a hundred errors of one body", async () => {
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

  test("is healthy afterwards", async () => {
    await eventually(async () => (await service.send("GET", "/health")).status === 200, "health");
    expect(await alice.getMe()).toEqual(alice.me);
  });
});

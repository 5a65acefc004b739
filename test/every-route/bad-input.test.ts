/**
 * Bad input, generated from the contract: whatever is sent, the answer is a documented refusal in plain words, the
 * service lives on, and nothing changes. What is odd but valid goes to a board and an account made for that.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type RouteName, routes } from "../../contract/index.ts";
import { everyRoute } from "../examples/index.ts";
import { type Service, startService } from "../harness.ts";
import { EVERY_TRY, tries } from "../support/tries.ts";
import { badPaths, badQueries, unknownAddresses, wrongMethods } from "./bad-input/addresses.ts";
import type { Attempt } from "./bad-input/attempt.ts";
import { badBodies, bodyText, fieldsOf, MIB, verdictOf } from "./bad-input/bodies.ts";
import { badCredentials, badHosts, brokenMessages, oddHeaders } from "./bad-input/headers.ts";
import { runAttempts, type Tally } from "./bad-input/run.ts";
import { bearer, JSON_TYPE, type Stage, setStage } from "./bad-input/stage.ts";
import { badUploads } from "./bad-input/uploads.ts";
import { MALFORMED, WRONG_TYPES } from "./bad-input/values.ts";
import { targetOf } from "./call.ts";

const SEED = 20_261_115;
const LEAST_REQUESTS = 5000;
const RANDOM_BODIES = tries(60);
/** Each of these hashes a password when its input is valid: odd but valid input is tried only so often. */
const SLOW = new Set<RouteName>(["register", "login", "changePassword"]);
const MOST_SLOW = 20;

let service: Service;
let stage: Stage;
let before: Awaited<ReturnType<Stage["whatIsKept"]>>;
const tally: Tally = { sent: 0, statuses: new Map() };

beforeAll(async () => {
  service = await startService({
    skipLogCheck: true,
    // Many are sent at once, by few people.
    settings: { MAX_ATTACHMENT_BYTES: "1000", LOGIN_FAILURES: "1000000", BODY_MEMORY_BYTES: "1073741824" },
  });
  stage = await setStage(service);
  before = await stage.whatIsKept();
});
afterAll(() => service.stop());

async function attempt(attempts: Attempt[]): Promise<void> {
  const faults = await runAttempts(service.url, attempts, tally);
  expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
}

const withBody = everyRoute.filter(([, route]) => route.body);

/** Each mistake on every third route, and each route with every third mistake: `npm run test:long` tries all. */
function inTurn(route: number, attempts: Attempt[]): Attempt[] {
  return EVERY_TRY ? attempts : attempts.filter((_, index) => (route + index) % 3 === 0);
}

function sparing(name: RouteName, attempts: Attempt[]): Attempt[] {
  if (!SLOW.has(name)) return attempts;
  let slow = 0;
  return attempts.filter(({ expect }) => expect !== "anything" || ++slow <= MOST_SLOW);
}

describe("bodies", () => {
  for (const [index, [name, route]] of withBody.entries()) {
    test(`ERROR-4, ERROR-12, API-11, API-13: ${name}: malformed, wrong types, incomplete, out of bounds, unstorable, too deep`, async () => {
      const bad = badBodies(route, stage.keptInputs.get(name)!.body!);
      const odd = badBodies(route, stage.scrapInputs.get(name)!.body!);
      const chosen = bad.map((body, at) => (body.status ? body : odd[at]!));
      const attempts = chosen.map(({ about, text, status }) => stage.bodyAttempt(name, about, text, status));
      await attempt(sparing(name, inTurn(index, attempts)));
    });
  }

  test("ERROR-1: at random", async () => {
    const options = { seed: SEED, numRuns: RANDOM_BODIES };
    const whole = fc.sample(fc.json({ maxDepth: 4 }), options);
    const attempts = withBody.flatMap(([name, route]) => {
      const fields = fc.sample(
        fc.record(Object.fromEntries(fieldsOf(route).map((field) => [field.name, fc.json()]))),
        options,
      );
      return sparing(
        name,
        [...whole, ...fields.map(bodyText)].map((text) =>
          stage.bodyAttempt(name, "at random", text, verdictOf(route, text)),
        ),
      );
    });
    await attempt(attempts);
  });

  test("ERROR-10, ERROR-11: of another content type, or too large", async () => {
    const attempts = withBody.flatMap(([name, route]) => {
      const text = JSON.stringify(stage.keptInputs.get(name)!.body);
      const base = stage.bodyAttempt(name, "", text, 422);
      const auth = bearer(stage.owner);
      const types = [
        ...WRONG_TYPES,
        ...(route.accepts === "form" ? [] : ["application/x-www-form-urlencoded"]),
      ];
      return [
        ...types.map((type) => ({
          about: `${name} as ${type}`,
          request: { ...base.request, headers: [auth, ["content-type", type]] as const },
          expect: [415],
        })),
        { about: `${name} of no type`, request: { ...base.request, headers: [auth] }, expect: [415] },
        stage.bodyAttempt(
          name,
          "too large",
          text + " ".repeat((route.maxBytes ?? MIB) + 1 - text.length),
          413,
        ),
        stage.bodyAttempt(name, "just not too large", "x".repeat(route.maxBytes ?? MIB), 400),
      ];
    });
    await attempt(attempts);
  });

  test("ERROR-10: over 1 MiB without a declared length", async () => {
    const chunk = `10000\r\n${" ".repeat(65_536)}\r\n`;
    const request = {
      method: "POST",
      target: "/boards",
      bare: true,
      headers: [
        ["host", "localhost"],
        bearer(stage.owner),
        JSON_TYPE,
        ["transfer-encoding", "chunked"],
      ] as const,
      body: `${chunk.repeat(17)}0\r\n\r\n`,
    };
    await attempt([{ about: "17 chunks of 64 KiB", request, expect: [413] }]);
  });

  test("ERROR-4: in more than a thousand small chunks, before access is checked", async () => {
    const small = { target: "/boards", type: "application/json" };
    const nowhere = { target: `/cards/${crypto.randomUUID()}`, type: "application/json" };
    const attempts = [
      { ...small, method: "POST" },
      { ...nowhere, method: "PATCH" },
    ].map(({ target, type, method }) => ({
      about: `${method} ${target} in chunks of one byte`,
      request: {
        method,
        target,
        bare: true,
        headers: [
          ["host", "localhost"],
          bearer(stage.owner),
          ["content-type", type],
          ["transfer-encoding", "chunked"],
        ] as const,
        body: `${"1\r\n \r\n".repeat(100_000)}0\r\n\r\n`,
      },
      expect: [400],
    }));
    await attempt(attempts);
  });

  test("missing where one is needed, present where none is", async () => {
    const auth = bearer(stage.owner);
    const needed = withBody.filter(([, { isBodyOptional }]) => !isBodyOptional);
    const absent = needed.flatMap(([name]) => {
      const { request, ...more } = stage.bodyAttempt(name, "no body", "", 422);
      const { body: _, ...bodiless } = request;
      return [request, bodiless, { ...bodiless, headers: [auth] }].map((one) => ({
        ...more,
        request: one,
        expect: [400, 415, 422],
      }));
    });
    // The callback of a sign-in works only once.
    const gets = everyRoute.filter(
      ([name, { method, sends }]) => method === "GET" && sends !== "stream" && name !== "oidcCallback",
    );
    const present = gets.flatMap(([name, route]) =>
      ["{", "x".repeat(100_000), "GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n"].map((body) => {
        const target = targetOf(route, stage.keptInputs.get(name)!);
        const request = { method: "GET", target, headers: [auth, JSON_TYPE], body };
        // Only a few exports at a time.
        return { about: `${name} with a body`, request, expect: [route.status, 403, 429] };
      }),
    );
    await attempt([...absent, ...present]);
  });

  test("bytes that are no UTF-8", async () => {
    const attempts = withBody.flatMap(([name]) =>
      sparing(
        name,
        [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]].map((bytes) => {
          const text = Buffer.from(JSON.stringify(stage.scrapInputs.get(name)!.body));
          const at = text.lastIndexOf('"');
          const body = Buffer.concat([text.subarray(0, at), Buffer.from(bytes), text.subarray(at)]);
          const { request, ...more } = stage.bodyAttempt(name, "no UTF-8", "", undefined);
          return { ...more, request: { ...request, body } };
        }),
      ),
    );
    await attempt(attempts);
  });
});

describe("addresses", () => {
  const withIds = everyRoute.filter(([, { path }]) => path.includes("{"));
  for (const [index, [name, route]] of withIds.entries()) {
    test(`ERROR-12: ${name}: malformed ids`, async () => {
      const example = stage.keptInputs.get(name)!;
      await attempt(inTurn(index, badPaths(route, example, [bearer(stage.owner)])));
      if (route.access === "public") return;
      const anonymous = inTurn(index, badPaths(route, example, []));
      await attempt(anonymous.map((one) => (one.expect === "refused" ? one : { ...one, expect: [401] })));
    });
  }

  test("ERROR-12, API-26: queries that are out of bounds, repeated or meaningless", async () => {
    const gets = everyRoute.filter(([, { method }]) => method === "GET");
    await attempt(
      gets.flatMap(([name, route]) => badQueries(route, stage.keptInputs.get(name)!, [bearer(stage.owner)])),
    );
  });

  test("ERROR-9: methods that the address does not know, with Allow", async () => {
    const paths = Map.groupBy(everyRoute, ([, { path }]) => path);
    await attempt(
      [...paths.values()].flatMap((entries) =>
        wrongMethods(
          entries.map(([, route]) => route),
          stage.keptInputs.get(entries[0]![0])!,
          [bearer(stage.owner)],
        ),
      ),
    );
  });

  test("ERROR-7: unknown addresses", async () => {
    await attempt([...unknownAddresses([bearer(stage.owner)]), ...unknownAddresses([])]);
  });
});

describe("headers", () => {
  test("ERROR-5: malformed credentials: 401 before anything else is looked at", async () => {
    const credentials = badCredentials(stage.owner.token);
    const attempts = everyRoute
      .filter(([, { access }]) => access !== "public")
      .flatMap(([name, route], index) =>
        inTurn(
          index,
          credentials.map((header) => ({
            about: `${name} with ${header.join(": ").slice(0, 60)}`,
            request: {
              method: route.method,
              target: targetOf(route, stage.keptInputs.get(name)!),
              headers: [header, JSON_TYPE],
              body: route.body ? MALFORMED[0] : undefined,
            },
            expect: [401],
          })),
        ),
      );
    await attempt(attempts);
  });

  test("malformed hosts", async () => {
    const { board_id } = stage;
    const targets = [
      "/auth/me",
      "/users?q=a",
      `/boards/${board_id}/events?since=0`,
      `/boards/${board_id}/stream?since=0`,
    ];
    await attempt(
      badHosts([...targets, `/ws/boards/${board_id}?since=0`, "/nothing?x=y"], bearer(stage.owner)),
    );
  });

  test("unusual ones", async () => {
    const auth = bearer(stage.owner);
    await attempt(
      [`/boards/${stage.board_id}`, "/health", "/users?q=a"].flatMap((target) => oddHeaders(target, auth)),
    );
  });

  test("LIMIT-11: too many, too long, and messages that are hardly HTTP", async () => {
    await attempt(brokenMessages("/boards", bearer(stage.owner)));
  });
});

test("ATTACHMENT-6: uploads that are malformed, cut off, too large, of no type or another", async () => {
  const { params } = stage.keptInputs.get("uploadAttachment")!;
  await attempt(badUploads(targetOf(routes.uploadAttachment, { params }), bearer(stage.owner)));
});

describe("afterwards", () => {
  test("nothing has changed, and the service is healthy", async () => {
    expect(await stage.whatIsKept()).toEqual(before);
    expect(await service.anonymous.health()).toEqual({ status: "ok", database: "ok", pubsub: "ok" });
  });

  test("enough was tried", () => {
    const statuses = [...tally.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}×${count}`);
    console.log(
      `bad input: ${tally.sent} requests, answered ${statuses.join(" ")} (0: closed), seed ${SEED}`,
    );
    expect(tally.sent).toBeGreaterThanOrEqual(LEAST_REQUESTS);
  });
});

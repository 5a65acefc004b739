/** What the client does about a service that is busy, unreachable, or does not accept its token any more. */
import { expect, test } from "bun:test";
import { connect } from "../../client/connect.ts";
import { ApiError, type ClientOptions } from "../../client/http.ts";

interface Sent {
  method: string | undefined;
  key: string | null;
  authorization: string | null;
}

type Answer = number | "lost" | "cut off" | [status: number, headers: Record<string, string>];

/** Answers in this order; then with 200. */
function stage(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const api = connect({
    baseUrl: "http://boards.test",
    fetch: async (_, { method, headers }) => {
      const given = new Headers(headers);
      sent.push({ method, key: given.get("idempotency-key"), authorization: given.get("authorization") });
      const answer = answers.shift() ?? 200;
      if (answer === "lost") throw new TypeError("lost");
      if (answer === "cut off") return cutOff();
      const [status, more] = typeof answer === "number" ? [answer, {}] : answer;
      return Response.json({ detail: "Answered." }, { status, headers: more });
    },
    ...options,
  });
  return { api, sent };
}

/** The headers arrive, the body does not. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
    },
    pull(controller) {
      controller.error(new Error("The connection was closed."));
    },
  });
  return new Response(body, { status: 201 });
}

const board = { board_id: "b", title: "T" };
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => (error instanceof ApiError ? error.status : String(error)),
  );

test("a change that is lost is sent again with the same key", async () => {
  const { api, sent } = stage(["lost", 502, "cut off"]);
  expect(await statusOf(api.updateBoard(board))).toBe(200);
  expect(sent.map(({ method }) => method)).toEqual(["PATCH", "PATCH", "PATCH", "PATCH"]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
});

test("a caller's own key is used, and a read has none", async () => {
  const { api, sent } = stage([]);
  await api.updateBoard(board, { key: "mine" });
  await api.getBoard({ board_id: "b" });
  expect(sent.map(({ key }) => key)).toEqual(["mine", null]);
});

test("what asks to come back in time is sent again, and what asks for more than a minute is not", async () => {
  expect(await statusOf(stage([[429, { "retry-after": "0" }]]).api.getMe())).toBe(200);
  expect(await statusOf(stage([[503, { "retry-after": "0" }]]).api.getMe())).toBe(200);
  expect(await statusOf(stage([[409, { "retry-after": "0" }]]).api.updateBoard(board))).toBe(200);
  expect(await statusOf(stage([[429, { "retry-after": "61" }]]).api.getMe())).toBe(429);
  const later = new Date(Date.now() + 120_000).toUTCString();
  const { api } = stage([[503, { "retry-after": later }]]);
  const error = await api.getMe().catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.retryAfterSeconds).toBeWithin(100, 121);
});

test("a refusal is not sent again", async () => {
  for (const status of [400, 403, 404, 409, 412, 422, 500]) {
    const { api, sent } = stage([status]);
    expect(await statusOf(api.updateBoard(board))).toBe(status);
    expect(sent.length).toBe(1);
  }
});

test("what the service cannot recognise as a repeat is not sent again when its outcome is unknown", async () => {
  const login = { username: "a", password: "b" };
  expect(await statusOf(stage(["lost"]).api.login(login))).toBe("TypeError: lost");
  expect(await statusOf(stage([502]).api.login(login))).toBe(502);
  expect(await statusOf(stage([[503, { "retry-after": "0" }]]).api.refresh())).toBe(503);
  expect(await statusOf(stage(["lost"]).api.refresh())).toBe("TypeError: lost");
  expect(await statusOf(stage([[429, { "retry-after": "0" }]]).api.login(login))).toBe(200);
});

test("the number of attempts is limited", async () => {
  const { api, sent } = stage(["lost", "lost", "lost", "lost"], { retries: 2 });
  expect(await statusOf(api.getMe())).toBe("TypeError: lost");
  expect(sent.length).toBe(3);
});

test("a signal ends the pause before the next attempt", async () => {
  const { api } = stage([[429, { "retry-after": "60" }]]);
  const abort = new AbortController();
  const call = statusOf(api.getBoard({ board_id: "b" }, { signal: abort.signal }));
  setTimeout(() => abort.abort(new Error("enough")), 20);
  expect(await call).toBe("Error: enough");
});

test("a token that is refused is asked for once more", async () => {
  const token = (refused?: string) => (refused === "old" ? "new" : "old");
  const { api, sent } = stage([401], { token });
  expect(await statusOf(api.getMe())).toBe(200);
  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer old", "Bearer new"]);
  const refused = stage([401, 401], { token });
  expect(await statusOf(refused.api.getMe())).toBe(401);
  expect(refused.sent.length).toBe(2);
  const gaveUp = stage([401], { token: () => "same" });
  expect(await statusOf(gaveUp.api.getMe())).toBe(401);
  expect(gaveUp.sent.length).toBe(1);
});

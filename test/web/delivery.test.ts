/** Which responses end the delivery of a change, and after which it is sent again with its key. */
import { expect, test } from "bun:test";
import type { Pending } from "../../client/changes/optimistic-state.ts";
import { ApiError } from "../../client/http.ts";
import { Delivery } from "../../client/queue/delivery.ts";

const entry = {
  key: "k",
  operation: { route: "updateCard", input: { card_id: "c", title: "Title" } },
} as Pending;

/** The outcome of a change whose first attempt got this response and whose second one succeeds. */
async function outcome(
  status: number,
  headers: Record<string, string> = {},
  code?: string,
): Promise<[string, number]> {
  let sent = 0;
  return new Promise((resolve) => {
    let isOver = false;
    const end = (how: string) => {
      isOver = true;
      resolve([how, sent]);
    };
    new Delivery({
      next: () => (isOver ? null : entry),
      isWanted: () => !isOver,
      async send() {
        if (++sent === 1)
          throw new ApiError(new Response(null, { status, headers }), { detail: "No.", code });
      },
      accepted: () => end("accepted"),
      refused: () => end("refused"),
      clashed: () => end("clashed"),
      live: { status: "live", subscribe: () => () => {} },
      login: async () => {},
      wait: async () => {},
    }).wake();
  });
}

test("a 409 with Retry-After, because the first attempt is still in progress, is retried", async () => {
  expect(await outcome(409, { "retry-after": "1" })).toEqual(["accepted", 2]);
});

test("any other 409 is a refusal", async () => {
  expect(await outcome(409)).toEqual(["refused", 1]);
});

test.each([401, 429, 500, 502, 503, 504])("after %d it is sent again", async (status) => {
  expect(await outcome(status)).toEqual(["accepted", 2]);
});

test("503 because what is left on the disk is kept for smaller changes is a refusal: others do not wait behind it", async () => {
  expect(await outcome(503, {}, "disk_reserved")).toEqual(["refused", 1]);
});

test.each([400, 403, 404, 413, 422])("%d is a refusal", async (status) => {
  expect(await outcome(status)).toEqual(["refused", 1]);
});

test("while disconnected, at most one listener waits for the connection", async () => {
  let sent = 0;
  let listening = 0;
  let most = 0;
  await new Promise<void>((resolve) => {
    new Delivery({
      next: () => (sent < 20 ? entry : null),
      isWanted: () => true,
      async send() {
        if (++sent === 20) resolve();
        throw new TypeError("unreachable");
      },
      accepted: () => {},
      refused: () => {},
      clashed: () => {},
      live: {
        status: "reconnecting",
        subscribe() {
          most = Math.max(most, ++listening);
          return () => {
            listening--;
          };
        },
      },
      login: async () => {},
      wait: async () => {},
    }).wake();
  });
  expect(most).toBe(1);
});

/** Notifications that were read while the service could not be reached. */
import { afterAll, beforeEach, expect, test } from "bun:test";
import { ApiError } from "../../client/http.ts";
import { addWaiting, sendWaiting, waitingRead } from "../../web/inbox/waiting-reads.ts";

const stored = new Map<string, string>();
const before = globalThis.localStorage;
globalThis.localStorage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
} as Storage;
beforeEach(() => stored.clear());
afterAll(() => {
  globalThis.localStorage = before;
});

const waiting = (...ids: string[]) => ids.filter(waitingRead("u"));
const refusedWith = (status: number) => async () => {
  throw new ApiError(new Response(null, { status }), {});
};

test("what is read while others are sent waits on", async () => {
  addWaiting("u", { ids: ["1"] });
  const sent: unknown[] = [];
  const isSent = await sendWaiting("u", async (input) => {
    sent.push(input);
    addWaiting("u", { ids: ["2"] });
    return undefined as never;
  });
  expect([isSent, sent, waiting("1", "2")]).toEqual([true, [{ ids: ["1"] }], ["2"]]);

  addWaiting("u", { up_to: "3" });
  await sendWaiting("u", async (input) => {
    if (input?.up_to) addWaiting("u", { up_to: "5" });
    return undefined as never;
  });
  expect(waiting("2", "5", "6")).toEqual(["2", "5"]);
});

test("what is refused for good is not sent again; what could not be sent is", async () => {
  for (const status of [401, 408, 425, 429, 500, 503]) {
    addWaiting("u", { ids: ["1"] });
    expect([status, await sendWaiting("u", refusedWith(status))]).toEqual([status, false]);
    expect(waiting("1")).toEqual(["1"]);
  }
  expect(await sendWaiting("u", refusedWith(422))).toBe(true);
  expect(waiting("1")).toEqual([]);
});

/** Text that is being written outlives the page, per user, within bounds. */
import { afterAll, beforeEach, expect, mock, test } from "bun:test";
import type { User } from "../../contract/users.ts";

class FakeStorage {
  [name: string]: unknown;
}
const methods = {
  getItem(this: FakeStorage, name: string) {
    return (this[name] as string | undefined) ?? null;
  },
  setItem(this: FakeStorage, name: string, value: string) {
    this[name] = value;
  },
  removeItem(this: FakeStorage, name: string) {
    delete this[name];
  },
};
for (const [name, value] of Object.entries(methods))
  Object.defineProperty(FakeStorage.prototype, name, { value });

const before = globalThis.localStorage;
globalThis.localStorage = new FakeStorage() as unknown as Storage;
afterAll(() => {
  globalThis.localStorage = before;
});

const { setPageUser } = await import("../../web/session/login.ts");

/** The module as a new page loads it: it remembers nothing but what is stored. */
async function newPage() {
  return import(`../../web/session/drafts.ts?${crypto.randomUUID()}`) as Promise<
    typeof import("../../web/session/drafts.ts")
  >;
}

const logIn = (id: string) => setPageUser({ id } as User);
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith("boardcast-draft:"));

beforeEach(() => {
  for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  logIn("ann");
});

test("is there again on the next page, and gone once it is saved", async () => {
  const page = await newPage();
  page.keepDraft("card", "description", { text: "Half a", base: "" });
  expect(page.wouldLoseDrafts()).toBe(false);
  const next = await newPage();
  expect(next.readDraft("card", "description")).toMatchObject({ text: "Half a", base: "" });
  next.keepDraft("card", "description", null);
  next.wouldLoseDrafts();
  expect(kept()).toEqual([]);
});

test("is none if it says what the board says", async () => {
  const page = await newPage();
  page.keepDraft("card", "title", { text: "Same", base: "Same" });
  page.wouldLoseDrafts();
  expect(kept()).toEqual([]);
});

test("belongs to one user", async () => {
  const page = await newPage();
  page.keepDraft("card", "description", { text: "Of Ann", base: "" });
  page.wouldLoseDrafts();
  logIn("bob");
  const next = await newPage();
  expect(next.readDraft("card", "description")).toBeNull();
  expect(next.draftsIn(new Set(["card"]))).toEqual([]);
});

test("follows the thing it belongs to when that is given its id", async () => {
  const page = await newPage();
  page.keepDraft("local-1", "description", { text: "Words", base: "" });
  page.moveDrafts("local-1", "real");
  expect(page.readDraft("local-1", "description")).toBeNull();
  expect(page.draftsIn(new Set(["real"]))).toEqual([{ id: "real", field: "description", text: "Words" }]);
});

test("the newest hundred are kept", async () => {
  const page = await newPage();
  const now = mock(Date.now);
  const clock = Date.now;
  Date.now = now;
  for (let at = 0; at < 120; at++) {
    now.mockReturnValue(1_000_000 + at);
    page.keepDraft(`card-${at}`, "description", { text: "Words", base: "" });
    page.wouldLoseDrafts();
  }
  Date.now = clock;
  expect(kept().length).toBe(100);
  expect(kept()).toContain("boardcast-draft:ann:card-119:description");
  expect(kept()).not.toContain("boardcast-draft:ann:card-0:description");
});

test("would be lost where the browser stores nothing: then leaving asks", async () => {
  const page = await newPage();
  const full = globalThis.localStorage;
  globalThis.localStorage = {
    setItem() {
      throw new Error("full");
    },
    getItem: () => null,
  } as unknown as Storage;
  page.keepDraft("card", "description", { text: "Words", base: "" });
  expect(page.wouldLoseDrafts()).toBe(true);
  page.keepDraft("card", "description", null);
  globalThis.localStorage = full;
  expect(page.wouldLoseDrafts()).toBe(false);
});

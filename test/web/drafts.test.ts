/** Drafts outlive the page, per user, within limits. */
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
const { lookForPages } = await import("../../web/storage/page-locks.ts");

/** The module as a new page loads it: it remembers nothing but what is stored. */
async function newPage() {
  return import(`../../web/drafts/drafts.ts?${crypto.randomUUID()}`) as Promise<
    typeof import("../../web/drafts/drafts.ts")
  >;
}

const logIn = (id: string) => setPageUser({ id } as User);
const kept = () => Object.keys(localStorage).filter((name) => name.startsWith("boardcast-draft:"));
const texts = () =>
  kept()
    .map((name) => JSON.parse(localStorage.getItem(name)!).text)
    .sort();

beforeEach(() => {
  for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  logIn("ann");
});

test("is known of what it belongs to; only its beginning and its end are told, not each keystroke", async () => {
  const page = await newPage();
  let told = 0;
  page.followDrafts(() => told++);
  page.keepDraft("card", "description", { text: "H", base: "" });
  page.keepDraft("card", "description", { text: "Half a", base: "" });
  expect([told, page.areWritten(["other", "card"]), page.areWritten(["car", "other"])]).toEqual([
    1,
    true,
    false,
  ]);
  logIn("bea");
  expect(page.areWritten(["card"])).toBe(false);
  logIn("ann");
  page.keepDraft("card", "description", null);
  expect([told, page.areWritten(["card"])]).toEqual([2, false]);
});

test("is restored on the next page, and gone once it is saved", async () => {
  const page = await newPage();
  page.keepDraft("card", "description", { text: "Half a", base: "" });
  expect(page.wouldLoseDrafts()).toBe(false);
  const next = await newPage();
  expect(next.readDraft("card", "description")).toMatchObject({ text: "Half a", base: "" });
  next.keepDraft("card", "description", null);
  next.wouldLoseDrafts();
  expect(kept()).toEqual([]);
});

test("is not kept if it equals the text on the board", async () => {
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

test("is counted for its user, once however many pages have it, and before it is stored", async () => {
  const page = await newPage();
  page.keepDraft("card", "description", { text: "Of Ann", base: "" });
  page.keepDraft("card", "title", { text: "Also", base: "" });
  const next = await newPage();
  next.keepDraft("card", "title", { text: "The same field", base: "" });
  expect([page.countDrafts("ann"), page.countDrafts("bob")]).toEqual([2, 0]);
  expect(next.countDrafts("ann")).toBe(2);
});

test("moves to the real id once that is assigned", async () => {
  const page = await newPage();
  page.keepDraft("local-1", "description", { text: "Words", base: "" });
  page.moveDrafts("local-1", "real");
  expect(page.readDraft("local-1", "description")).toBeNull();
  expect(page.draftsIn(new Set(["real"]))).toEqual([{ id: "real", field: "description", text: "Words" }]);
});

test("only the newest hundred are kept", async () => {
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
  expect(kept().some((name) => name.startsWith("boardcast-draft:ann:card-119:description:"))).toBe(true);
  expect(kept().some((name) => name.startsWith("boardcast-draft:ann:card-0:description:"))).toBe(false);
});

test("makes the page ask before it is left where the browser stores nothing", async () => {
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

test("is stored soon after the first keystroke, however fast the next ones follow", async () => {
  const page = await newPage();
  for (const text of ["W", "Wo", "Wor", "Word", "Words", "Words "]) {
    page.keepDraft("card", "description", { text, base: "" });
    await Bun.sleep(100);
  }
  expect(kept().filter((name) => name.includes(":card:")).length).toBe(1);
  // What has been written since is not left for the next test.
  page.wouldLoseDrafts();
});

/** As the browser tells which pages live. */
function withLocks<T>(run: () => Promise<T>): Promise<T> {
  const held = new Set<string>();
  const locks = {
    request: (name: string) => {
      held.add(name);
      return new Promise(() => {});
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    die: () => held.clear(),
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  return run().finally(() =>
    Object.defineProperty(navigator, "locks", { configurable: true, value: undefined }),
  );
}

test("two open pages neither overwrite nor show each other's drafts", () =>
  withLocks(async () => {
    const first = await newPage();
    const second = await newPage();
    await lookForPages();
    first.keepDraft("card", "description", { text: "Of the first", base: "" });
    first.wouldLoseDrafts();
    expect(second.readDraft("card", "description")).toBeNull();
    second.keepDraft("card", "description", { text: "Of the second", base: "" });
    second.wouldLoseDrafts();
    expect(texts()).toEqual(["Of the first", "Of the second"]);
    expect(first.readDraft("card", "description")).toMatchObject({ text: "Of the first" });
  }));

test("the newest draft of closed pages is taken over by one page only", () =>
  withLocks(async () => {
    for (const text of ["Older", "Newer"]) {
      const page = await newPage();
      page.keepDraft("card", "description", { text, base: "" });
      page.wouldLoseDrafts();
      await Bun.sleep(2);
    }
    (navigator.locks as unknown as { die(): void }).die();
    const next = await newPage();
    const another = await newPage();
    await lookForPages();
    expect(next.readDraft("card", "description")).toMatchObject({ text: "Newer" });
    expect(another.readDraft("card", "description")).toMatchObject({ text: "Older" });
    expect(texts()).toEqual(["Newer", "Older"]);
  }));

test("a page that was opened after the last look keeps its drafts", () =>
  withLocks(async () => {
    const first = await newPage();
    await lookForPages();
    await Bun.sleep(2);
    const later = await newPage();
    later.keepDraft("local-1", "description", { text: "Being written", base: "" });
    later.wouldLoseDrafts();
    first.moveDrafts("local-1", "real");
    expect(first.readDraft("real", "description")).toBeNull();
    expect(later.readDraft("local-1", "description")).toMatchObject({ text: "Being written" });
    expect(texts()).toEqual(["Being written"]);
  }));

test("moves to the real id soon from a page that crashed after the last look", () =>
  withLocks(async () => {
    const first = await newPage();
    await lookForPages();
    await Bun.sleep(2);
    const later = await newPage();
    later.keepDraft("local-1", "description", { text: "Being written", base: "" });
    later.wouldLoseDrafts();
    (navigator.locks as unknown as { die(): void }).die();
    first.moveDrafts("local-1", "real");
    await Bun.sleep(10);
    expect(first.draftsIn(new Set(["real"]))).toEqual([
      { id: "real", field: "description", text: "Being written" },
    ]);
    expect(first.draftsIn(new Set(["local-1"]))).toEqual([]);
  }));

test("there is one look at open pages at a time; the next one begins after it, for all who wait", () =>
  withLocks(async () => {
    const { locks } = navigator;
    const { query } = locks;
    const looks = { begun: 0, underWay: 0, most: 0 };
    locks.query = async () => {
      looks.begun++;
      looks.most = Math.max(looks.most, ++looks.underWay);
      await Bun.sleep(5);
      looks.underWay--;
      return query();
    };
    await Promise.all([lookForPages(), lookForPages(), lookForPages()]);
    expect(looks).toEqual({ begun: 2, underWay: 0, most: 1 });
  }));

test("moves to the real id from a closed page too", () =>
  withLocks(async () => {
    const closed = await newPage();
    closed.keepDraft("local-1", "description", { text: "Words", base: "" });
    closed.wouldLoseDrafts();
    (navigator.locks as unknown as { die(): void }).die();
    const next = await newPage();
    await lookForPages();
    next.moveDrafts("local-1", "real");
    expect(next.readDraft("real", "description")).toEqual({ text: "Words", base: "", board: null } as never);
    expect(next.readDraft("local-1", "description")).toBeNull();
  }));

test("a text saved on one page is not offered on another", async () => {
  const first = await newPage();
  first.keepDraft("card", "description", { text: "Same", base: "" });
  first.wouldLoseDrafts();
  const second = await newPage();
  expect(second.readDraft("card", "description")).toMatchObject({ text: "Same" });
  first.keepDraft("card", "description", null);
  first.wouldLoseDrafts();
  expect(kept()).toEqual([]);
  expect((await newPage()).readDraft("card", "description")).toBeNull();
});

test("is found by its board, even if a closed page wrote it", async () => {
  const page = await newPage();
  page.setBoardOfDrafts("board");
  page.keepDraft("card", "description", { text: "On the board", base: "" });
  page.setBoardOfDrafts(null);
  page.keepDraft("other", "description", { text: "Elsewhere", base: "" });
  page.wouldLoseDrafts();
  const next = await newPage();
  expect(next.draftsOn("board")).toEqual([{ id: "card", field: "description", text: "On the board" }]);
});

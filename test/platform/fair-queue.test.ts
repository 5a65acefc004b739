/** Turns go round: how long somebody waits depends on how many others there are, not on how much they ask for. */
import { expect, test } from "bun:test";
import fc from "fast-check";
import { createFairQueue, type FairQueue, type Who } from "../../server/platform/scheduling/fair-queue.ts";

interface Entry {
  n: number;
  who: Who;
}

let made = 0;
const entry = (address: string, account = "somebody"): Entry => ({ n: ++made, who: { address, account } });
const roomy = () => createFairQueue<Entry>({ most: 1000, mostOfOne: 1000 });

function drain(queue: FairQueue<Entry>): Entry[] {
  const taken: Entry[] = [];
  for (let next = queue.next(); next; next = queue.next()) taken.push(next);
  return taken;
}

test("whoever comes while one floods is next but one", () => {
  const queue = roomy();
  for (let i = 0; i < 500; i++) queue.add(entry("flood"));
  const bystander = entry("elsewhere");
  queue.add(bystander);
  expect(drain(queue).indexOf(bystander)).toBeLessThanOrEqual(1);
});

test("so is another account at the same address", () => {
  const queue = roomy();
  for (let i = 0; i < 500; i++) queue.add(entry("office", "loop"));
  const bystander = entry("office", "colleague");
  queue.add(bystander);
  expect(drain(queue).indexOf(bystander)).toBeLessThanOrEqual(1);
});

/** Few names, so that they meet; null takes the next turn. */
const steps = fc.array(
  fc.option(
    fc.record({ address: fc.constantFrom("a", "b", "c", "d"), account: fc.constantFrom("x", "y", "z") }),
    {
      freq: 2,
    },
  ),
  { maxLength: 300 },
);

test("an address waits for no more turns than there are others waiting when it comes, whatever they do", () => {
  fc.assert(
    fc.property(steps, (list) => {
      const queue = roomy();
      const waiting: Entry[] = [];
      /** By address: how many turns of others may still come before its own. */
      const patience = new Map<string, number>();
      const addresses = () => new Set(waiting.map(({ who }) => who.address));
      for (const who of list) {
        if (who) {
          const added = { n: ++made, who };
          if (!addresses().has(who.address)) patience.set(who.address, addresses().size);
          waiting.push(added);
          expect(queue.add(added)).toBeNull();
          continue;
        }
        const taken = queue.next();
        expect(taken === undefined).toBe(waiting.length === 0);
        if (!taken) continue;
        waiting.splice(waiting.indexOf(taken), 1);
        for (const address of addresses()) {
          if (address === taken.who.address) continue;
          patience.set(address, patience.get(address)! - 1);
          expect(patience.get(address)).toBeGreaterThanOrEqual(0);
        }
        patience.set(taken.who.address, addresses().size - 1 + Number(!addresses().has(taken.who.address)));
        // Among those of one account at one address, the first comes first.
        const same = ({ who }: Entry) =>
          who.address === taken.who.address && who.account === taken.who.account;
        expect(waiting.filter(same).every(({ n }) => n > taken.n)).toBe(true);
      }
    }),
  );
});

test("everything that was taken in comes out once, or is given back once, and the bounds hold", () => {
  const LIMITS = { most: 10, mostOfOne: 4 };
  fc.assert(
    fc.property(steps, (list) => {
      const queue = createFairQueue<Entry>(LIMITS);
      const waiting = new Set<Entry>();
      for (const who of list) {
        if (!who) {
          const taken = queue.next();
          if (taken) expect(waiting.delete(taken)).toBe(true);
          continue;
        }
        const added = { n: ++made, who };
        waiting.add(added);
        const refused = queue.add(added);
        if (refused) expect(waiting.delete(refused.entry)).toBe(true);
        expect(queue.size).toBe(waiting.size);
        expect(queue.size).toBeLessThanOrEqual(LIMITS.most);
      }
      expect(new Set(drain(queue))).toEqual(waiting);
    }),
  );
});

test("one that is given up has no turn, and leaves the others theirs", () => {
  const queue = roomy();
  const [first, second, third] = [entry("a"), entry("a"), entry("b")];
  for (const one of [first, second, third]) queue.add(one);
  queue.remove(first);
  queue.remove(first);
  expect([queue.size, drain(queue)]).toEqual([2, [second, third]]);
});

test("one account at one address has its share and no more", () => {
  const queue = createFairQueue<Entry>({ most: 100, mostOfOne: 2 });
  expect([queue.add(entry("a")), queue.add(entry("a"))]).toEqual([null, null]);
  const third = entry("a");
  expect(queue.add(third)).toEqual({ entry: third, because: "share" });
  expect([queue.add(entry("a", "other")), queue.add(entry("b"))]).toEqual([null, null]);
});

test("when it is full, who has most waiting makes room, the newest first; among equals the newcomer goes", () => {
  const queue = createFairQueue<Entry>({ most: 4, mostOfOne: 4 });
  const flood = Array.from({ length: 4 }, () => entry("flood"));
  for (const one of flood) queue.add(one);
  const [b, c] = [entry("b"), entry("c")];
  expect(queue.add(b)).toEqual({ entry: flood[3]!, because: "share" });
  expect(queue.add(c)).toEqual({ entry: flood[2]!, because: "share" });
  const d = entry("d");
  expect(queue.add(d)).toEqual({ entry: flood[1]!, because: "share" });
  const e = entry("e");
  expect(queue.add(e)).toEqual({ entry: e, because: "full" });
  expect(drain(queue)).toEqual([flood[0]!, b, c, d]);
});

test("at a single address, the same holds among its accounts", () => {
  const queue = createFairQueue<Entry>({ most: 3, mostOfOne: 3 });
  const loop = Array.from({ length: 3 }, () => entry("proxy", "loop"));
  for (const one of loop) queue.add(one);
  const colleague = entry("proxy", "colleague");
  expect(queue.add(colleague)).toEqual({ entry: loop[2]!, because: "share" });
});

/** The work of finding names grows with how many are given and how many there are, not with their product. */
import { expect, test } from "bun:test";
import type { Agent } from "../../server/mcp/agent.ts";
import { boardIdOf, pickAll } from "../../server/mcp/names.ts";

/** Counts how often names are folded while `work` runs. */
async function foldsOf(work: () => Promise<unknown>): Promise<number> {
  const { normalize } = String.prototype;
  let folds = 0;
  String.prototype.normalize = function (form) {
    folds++;
    return normalize.call(this, form);
  };
  try {
    await work();
  } finally {
    String.prototype.normalize = normalize;
  }
  return folds;
}

const LABELS = Array.from({ length: 200 }, (_, index) => ({ id: String(index), title: `Label ${index}` }));

test("each candidate and each distinct name is folded once", async () => {
  const given = Array.from({ length: 1000 }, (_, index) => `LABEL ${index % 100}`);
  let picked: unknown;
  const folds = await foldsOf(async () => {
    picked = await pickAll("label", given, LABELS);
  });
  expect(picked).toEqual(given.map((_, index) => expect.objectContaining(LABELS[index % 100] ?? {})));
  expect(folds).toBe(200 + 100);
});

test("what is said of a name that nothing has takes no further folding, and lists few", async () => {
  let refusal: unknown;
  const folds = await foldsOf(async () => {
    refusal = await pickAll("label", ["label 19"], LABELS.slice(20)).catch((error) => error.message);
  });
  expect(refusal).toBe(
    `There is no label "label 19". There are: ${[...range(190, 200), ...range(20, 30)].join(", ")} and 160 more.`,
  );
  expect(folds).toBe(180 + 1);
});

test("ids are found without folding a name", async () => {
  const people = LABELS.map((label) => ({ ...label, id: crypto.randomUUID() }));
  const { id } = people[7]!;
  let picked: unknown;
  const folds = await foldsOf(async () => {
    picked = await pickAll("member", [id], people);
  });
  expect(picked).toEqual([expect.objectContaining({ id, title: "Label 7" })]);
  expect(folds).toBe(1);
});

test("a board is found by its name in a few pages of names, whatever is on the boards", async () => {
  const all = Array.from({ length: 1200 }, (_, index) => ({ id: String(index), title: `Board ${index}` }));
  const asked: [number, string | undefined][] = [];
  const agent = {
    async boards(limit: number, after: string | undefined) {
      asked.push([limit, after]);
      const start = after === undefined ? 0 : Number(after) + 1;
      return all.slice(start, start + limit + 1);
    },
  } as unknown as Agent;
  expect(await boardIdOf(agent, "board 1100")).toBe("1100");
  expect(asked).toEqual([
    [500, undefined],
    [500, "499"],
    [500, "999"],
  ]);
});

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, index) => `"Label ${from + index}"`);
}

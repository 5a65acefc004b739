/** Questions that are asked at the same time share a round, and each gets its own, new answer. */
import { expect, test } from "bun:test";
import { createBatch } from "../../server/platform/scheduling/batch.ts";

/** Keeps every round open until it is told to answer. */
function oracle() {
  const rounds: { questions: number[]; answer(): void; fail(): void }[] = [];
  const ask = createBatch((questions: number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const answer = () => resolve(questions.map((question) => `answer ${question}`));
    rounds.push({ questions, answer, fail: () => reject(new Error("no answer")) });
    return promise;
  });
  return { ask, rounds };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("what is asked in one turn is one round, and each gets its own answer", async () => {
  const { ask, rounds } = oracle();
  const answers = [1, 2, 3].map(ask);
  await turn();
  expect(rounds.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
  rounds[0]!.answer();
  expect(await Promise.all(answers)).toEqual(["answer 1", "answer 2", "answer 3"]);
});

test("who comes while two rounds are under way waits for a third, and is never given what was asked before", async () => {
  const { ask, rounds } = oracle();
  const early = [];
  for (const question of [1, 2]) {
    early.push(ask(question));
    await turn();
  }
  const late = [3, 4, 5].map(ask);
  await turn();
  await turn();
  expect(rounds.map(({ questions }) => questions)).toEqual([[1], [2]]);
  rounds[0]!.answer();
  await early[0];
  await turn();
  expect(rounds.map(({ questions }) => questions)).toEqual([[1], [2], [3, 4, 5]]);
  rounds[2]!.answer();
  rounds[1]!.answer();
  expect(await Promise.all(late)).toEqual(["answer 3", "answer 4", "answer 5"]);
  expect(await early[1]).toBe("answer 2");
});

test("a round that fails is told to those in it, and the next goes on", async () => {
  const { ask, rounds } = oracle();
  const unlucky = Promise.allSettled([1, 2].map(ask));
  await turn();
  rounds[0]!.fail();
  expect((await unlucky).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  const lucky = ask(3);
  await turn();
  rounds[1]!.answer();
  expect(await lucky).toBe("answer 3");
});

test("a great many are asked in several rounds", async () => {
  const { ask, rounds } = oracle();
  const answers = Array.from({ length: 600 }, (_, question) => ask(question));
  for (let answered = 0; answered < 3; ) {
    await turn();
    for (; answered < rounds.length; answered++) rounds[answered]!.answer();
  }
  expect(rounds.map(({ questions }) => questions.length)).toEqual([256, 256, 88]);
  expect((await Promise.all(answers))[599]).toBe("answer 599");
});

test("a round that answers only some of its questions leaves the others to the next, in their order", async () => {
  const rounds: number[][] = [];
  const ask = createBatch(async (questions: number[]) => {
    rounds.push(questions);
    return questions.slice(0, 2).map((question) => `answer ${question}`);
  });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(ask));
  expect(answers).toEqual([1, 2, 3, 4, 5].map((question) => `answer ${question}`));
  expect(rounds).toEqual([[1, 2, 3, 4, 5], [3, 4, 5], [5]]);
});

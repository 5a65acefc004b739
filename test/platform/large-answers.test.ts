/** Nobody knows how large an answer will be, but an account that has just been given a large one gets the next in turn. */
import { expect, test } from "bun:test";
import { createLargeAnswers } from "../../server/platform/quotas/large-answers.ts";

const LARGE = 20_000;

function setUp() {
  const clock = { nowMs: 0 };
  const answers = createLargeAnswers(() => clock.nowMs);
  const underWay: (() => void)[] = [];
  const begin = (account: string) =>
    void answers.run(account, () => new Promise<void>((resolve) => underWay.push(resolve)));
  return { clock, answers, underWay, begin };
}

const aMoment = () => Bun.sleep(20);

test("small answers are given at once, however many are asked for", () => {
  const { answers, underWay, begin } = setUp();
  answers.note("ada", 100);
  for (let i = 0; i < 5; i++) begin("ada");
  expect(underWay.length).toBe(5);
});

test("after a large answer, the account's next ones come one at a time, and nobody else waits", async () => {
  const { answers, underWay, begin } = setUp();
  answers.note("ada", LARGE);
  answers.note("bob", LARGE);
  for (let i = 0; i < 3; i++) begin("ada");
  await aMoment();
  expect(underWay.length).toBe(1);
  begin("bob");
  begin("eve");
  begin("eve");
  await aMoment();
  expect(underWay.length).toBe(4);
  underWay[0]?.();
  await aMoment();
  expect(underWay.length).toBe(5);
});

test("one that fails lets the next go on, and one that takes long does so after a second", async () => {
  const { answers, underWay, begin } = setUp();
  answers.note("ada", LARGE);
  const failed = answers.run("ada", () => Promise.reject(new Error("refused")));
  begin("ada");
  begin("ada");
  await expect(failed).rejects.toThrow("refused");
  await aMoment();
  expect(underWay.length).toBe(1);
  await Bun.sleep(1100);
  expect(underWay.length).toBe(2);
});

test("a second later the account is like any other", () => {
  const { clock, answers, underWay, begin } = setUp();
  answers.note("ada", LARGE);
  clock.nowMs = 1001;
  for (let i = 0; i < 3; i++) begin("ada");
  expect(underWay.length).toBe(3);
});

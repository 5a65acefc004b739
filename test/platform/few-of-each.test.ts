/** A few tasks of each account at a time. */
import { expect, test } from "bun:test";
import { fewOfEach } from "../../server/platform/util/few-of-each.ts";

test("the tasks of an account beyond a few wait for one to end, however it ends, and nobody else waits for them", async () => {
  const run = fewOfEach(2);
  const begun: string[] = [];
  const task = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const ended = run(name.slice(0, 3), () => {
      begun.push(name);
      return promise;
    });
    return { ended, end: () => resolve(name), fail: () => reject(new Error("refused")) };
  };
  const [first, second, third, fourth] = [task("ada 1"), task("ada 2"), task("ada 3"), task("ada 4")];
  const other = task("bob 1");
  await Bun.sleep(0);
  expect(begun).toEqual(["ada 1", "ada 2", "bob 1"]);

  second.end();
  expect(await second.ended).toBe("ada 2");
  await Bun.sleep(0);
  expect(begun).toEqual(["ada 1", "ada 2", "bob 1", "ada 3"]);

  first.fail();
  await expect(first.ended).rejects.toThrow("refused");
  await Bun.sleep(0);
  expect(begun).toEqual(["ada 1", "ada 2", "bob 1", "ada 3", "ada 4"]);

  for (const { end } of [third, fourth, other]) end();
  expect(await Promise.all([third.ended, fourth.ended, other.ended])).toEqual(["ada 3", "ada 4", "bob 1"]);
});

/** boardcast doctor where boards are spread over the workers of Citus, with answers that Citus has given. */
import { expect, test } from "bun:test";
import type { SQL } from "bun";
import { checkCitus, type Node, nodeFindings } from "../../cli/doctor/citus.ts";

const COORDINATOR: Node = { id: null, address: "", isAnswering: true, result: "300 297 C.UTF-8" };
const FIRST: Node = { id: 2, address: "10.0.0.2:5432", isAnswering: true, result: "100 97 en_US.UTF-8" };
const SECOND: Node = { id: 3, address: "10.0.0.3:5432", isAnswering: true, result: "100 97 C" };
const DOWN = { isAnswering: false, result: "failed to connect to 10.0.0.2:5432" };

const found = (...nodes: Node[]) =>
  nodeFindings("13.2.2", nodes).map(({ check, state, says }) => `${state} ${check}: ${says}`);

test("with all nodes up, Citus and its workers are named", () => {
  expect(found(COORDINATOR, FIRST, SECOND)).toEqual([
    "ok workers: Citus 13.2.2 with worker 2 (10.0.0.2:5432), worker 3 (10.0.0.3:5432)",
    "ok transactions: max_prepared_transactions is not 0 on any node that answers",
    "ok messages: lc_messages is English on every node that answers",
  ]);
  expect(found(COORDINATOR)[0]).toBe("warn workers: Citus 13.2.2 has no workers");
});

test("a worker that does not answer is named, and the settings of the others are checked all the same", () => {
  expect(found(COORDINATOR, { ...FIRST, ...DOWN }, { ...SECOND, result: "0 97 de_DE.UTF-8" })).toEqual([
    "fail workers: Citus 13.2.2: no answer from worker 2 (10.0.0.2:5432), whose boards get 503",
    "fail transactions: max_prepared_transactions is 0 on worker 3 (10.0.0.3:5432)",
    "fail messages: lc_messages is not English on worker 3 (10.0.0.3:5432)",
  ]);
});

test("the coordinator needs the same settings", () => {
  expect(found({ ...COORDINATOR, result: "0 97 cs_CZ" }, FIRST).slice(1)).toEqual([
    "fail transactions: max_prepared_transactions is 0 on the coordinator",
    "fail messages: lc_messages is not English on the coordinator",
  ]);
});

interface Answers {
  hasCitus?: boolean;
  boards?: "boards";
  isSpread?: boolean;
  isAnswering?: boolean;
}

/** A database that answers like this. */
function database({ hasCitus = true, boards, isSpread = false, isAnswering = true }: Answers) {
  const unsafe = async (query: string): Promise<Record<string, unknown>[]> => {
    if (query.includes("pg_extension")) return hasCitus ? [{}] : [];
    if (query.includes("citus_version")) return [{ boards: boards ?? null, version: "13.2.2" }];
    if (query.includes("pg_dist_partition")) return isSpread ? [{}] : [];
    if (query.includes("run_command_on_workers"))
      return [{ id: 2, address: FIRST.address, is_answering: isAnswering, result: FIRST.result }];
    return [{ result: COORDINATOR.result }];
  };
  // Nothing else of a query is used than the promise that it is.
  return { unsafe, begin: (work: (client: unknown) => unknown) => work({ unsafe }) } as unknown as SQL;
}

test("what is not spread needs no workers", async () => {
  expect(await checkCitus(database({ hasCitus: false }))).toEqual({ findings: [], isWhole: true, rooms: [] });
  const { findings, isWhole } = await checkCitus(database({ boards: "boards" }));
  expect(isWhole).toBe(true);
  expect(findings).toMatchObject([
    { state: "warn", says: "Citus 13.2.2 is there, but these tables were created without it" },
  ]);
});

test("boards are spread, or will be at the first start: whether all of them can be reached", async () => {
  const states = async (answers: Answers) => {
    const { findings, isWhole } = await checkCitus(database(answers));
    return { isWhole, states: findings.map(({ state }) => state).join(", ") };
  };
  const fine = { isWhole: true, states: "ok, ok, ok" };
  expect(await states({})).toEqual(fine);
  expect(await states({ boards: "boards", isSpread: true })).toEqual(fine);
  expect(await states({ boards: "boards", isSpread: true, isAnswering: false })).toEqual({
    isWhole: false,
    states: "fail, ok, ok",
  });
});

test("connections to a worker that answers are counted", async () => {
  const rooms = async (answers: Answers) => (await checkCitus(database(answers))).rooms;
  expect(await rooms({})).toEqual([{ room: 97, where: " on worker 2 (10.0.0.2:5432)" }]);
  expect(await rooms({ isAnswering: false })).toEqual([]);
});

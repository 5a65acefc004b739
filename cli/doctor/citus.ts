/** Checks of a database whose boards are spread over the workers of Citus. */
import type { SQL } from "bun";
import { hasCitus, isDistributed, SOON } from "../../server/platform/db/postgres/citus/citus.ts";
import { type Finding, fail, firstOf, ok, warn } from "./finding.ts";

export interface Node {
  /** Null for the coordinator, which is the node that was asked. */
  id: number | null;
  address: string;
  isAnswering: boolean;
  /** `settings` of the node, or why it does not answer. */
  result: string;
}

/** For how many connections there is room at a server. */
export interface Room {
  room: number;
  where: string;
}

export const ROOM =
  "current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int";

interface Settings {
  preparedTransactions: number;
  room: number;
  messages: string;
}

/** As one text, because that is all a worker passes on. */
const SETTINGS = `SELECT concat_ws(' ', current_setting('max_prepared_transactions'), ${ROOM},
  current_setting('lc_messages'))`;
const NODES = `SELECT n.nodeid AS id, n.nodename || ':' || n.nodeport AS address, r.success AS is_answering, r.result
  FROM run_command_on_workers($$${SETTINGS}$$) r
  JOIN pg_dist_node n ON n.nodename = r.nodename AND n.nodeport = r.nodeport ORDER BY n.nodeid`;

type Client = Pick<SQL, "unsafe" | "begin">;

interface Checked {
  findings: Finding[];
  /** Every board can be reached. */
  isWhole: boolean;
  /** At the workers: a connection to the coordinator keeps at least one to each of them. */
  rooms: Room[];
}

function nodes(client: Client): Promise<Record<string, unknown>[]> {
  return client.begin(async (transaction) => {
    await transaction.unsafe(SOON);
    return transaction.unsafe(NODES);
  });
}

export async function checkCitus(client: Client): Promise<Checked> {
  const run = (query: string): Promise<Record<string, unknown>[]> => client.unsafe(query);
  if (!(await hasCitus(client))) return { findings: [], isWhole: true, rooms: [] };
  const [state] = await run(
    "SELECT to_regclass('boards') AS boards, split_part(citus_version(), ' ', 2) AS version",
  );
  if (state?.boards && !(await isDistributed(client)))
    return { findings: [notSpread(String(state.version))], isWhole: true, rooms: [] };
  const [own] = await run(`SELECT (${SETTINGS}) AS result`);
  const coordinator = { id: null, address: "", isAnswering: true, result: String(own?.result) };
  const workers = (await nodes(client)).map(
    (row): Node => ({
      id: Number(row.id),
      address: String(row.address),
      isAnswering: row.is_answering === true,
      result: String(row.result),
    }),
  );
  return {
    findings: nodeFindings(String(state?.version), [coordinator, ...workers]),
    isWhole: workers.every(({ isAnswering }) => isAnswering),
    rooms: workers
      .filter(({ isAnswering }) => isAnswering)
      .map((worker) => ({ room: settingsOf(worker.result).room, where: ` on ${named([worker])}` })),
  };
}

function notSpread(version: string): Finding {
  return warn(
    "workers",
    `Citus ${version} is there, but these tables were created without it`,
    "to spread boards over its workers, run boardcast copy into a new database that has the extension",
  );
}

export function nodeFindings(version: string, nodes: readonly Node[]): Finding[] {
  const answering = nodes.filter(({ isAnswering }) => isAnswering);
  const silent = nodes.filter(({ isAnswering }) => !isAnswering);
  const workers = nodes.filter(({ id }) => id !== null);
  const without = answering.filter(({ result }) => settingsOf(result).preparedTransactions === 0);
  const foreign = answering.filter(({ result }) => !isEnglish(settingsOf(result).messages));
  return [
    firstOf(
      [
        [
          workers.length === 0,
          warn(
            "workers",
            `Citus ${version} has no workers`,
            "add them before the first start: see docs/OPERATIONS.md",
          ),
        ],
        [
          silent.length > 0,
          fail(
            "workers",
            `Citus ${version}: no answer from ${named(silent)}, whose boards get 503`,
            "start what is down, or see why the coordinator cannot reach it; until then, nobody can register or log in",
          ),
        ],
      ],
      ok("workers", `Citus ${version} with ${named(workers)}`),
    ),
    without.length > 0
      ? fail(
          "transactions",
          `max_prepared_transactions is 0 on ${named(without)}`,
          "set it to max_connections at least, and restart the node: without it nobody can register or log in",
        )
      : ok("transactions", "max_prepared_transactions is not 0 on any node that answers"),
    foreign.length > 0
      ? fail(
          "messages",
          `lc_messages is not English on ${named(foreign)}`,
          "set it to C there: some errors of workers are known by their texts only",
        )
      : ok("messages", "lc_messages is English on every node that answers"),
  ];
}

function settingsOf(result: string): Settings {
  const [preparedTransactions, room, messages = ""] = result.split(" ");
  return { preparedTransactions: Number(preparedTransactions), room: Number(room), messages };
}

/** Nothing stands for the language of the machine, which is not known. */
function isEnglish(locale: string): boolean {
  return /^($|C\b|POSIX\b|en)/i.test(locale);
}

function named(nodes: readonly Node[]): string {
  return nodes
    .map(({ id, address }) => (id === null ? "the coordinator" : `worker ${id} (${address})`))
    .join(", ");
}

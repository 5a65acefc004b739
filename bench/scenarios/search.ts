/** Q1: searches over many cards, against the bare count of the documents that have the word. */
import { Database } from "bun:sqlite";
import { SQL } from "bun";
import { inParallel } from "../boards.ts";
import { inRounds } from "../rounds.ts";
import { costOf, makeRow, type Row } from "../row.ts";
import { type Service, STORE_NAMES } from "../service.ts";
import type { Stage } from "../stage.ts";

const CARDS_PER_BOARD = 5000;
const CARDS_PER_REQUEST = 100;
const WRITERS = 8;
const PATIENCE_SECONDS = 120;
const US_PER_MS = 1000;
/** Of a core, of a service that nobody uses and its database. */
const REST_SHARE = 0.05;

const QUERIES: Record<string, string> = {
  "a word that every card has": "every",
  "two frequent words": "half third",
  "a rare word": "rare",
  "a phrase": '"third of all"',
  "a word and a label": "every label:marked",
};

export async function searchCards(stage: Stage): Promise<Row[]> {
  const { plan } = stage;
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.freshService(store);
    await addCards(service, plan.searchedCards);
    await untilAtRest(service, plan.settleMs);
    const cost = async (q: string) => {
      const read = service.request("GET", `/search?limit=20&q=${encodeURIComponent(q)}`);
      const requests = Array.from({ length: plan.freshReads }, () => read);
      const load = { connections: 1, seconds: PATIENCE_SECONDS, requests, once: true };
      return { value: costOf(await stage.measure(service, load)) / US_PER_MS };
    };
    for (const [name, q] of Object.entries(QUERIES)) {
      const rounds = await inRounds(plan.rounds, async () => ({ service: await cost(q) }));
      const work = `search ${plan.searchedCards} cards for ${name}, ${STORE_NAMES[store]}`;
      rows.push(makeRow({ id: "Q1", work, unit: "CPU ms", target: { atMost: 50 } }, rounds));
    }
    const rounds = await inRounds(plan.rounds, async () => ({
      anchor: { value: await bareCount(service, plan.freshReads) },
      service: await cost("every"),
    }));
    const work = `the first of these, ${STORE_NAMES[store]}; anchor: a bare count of the word`;
    rows.push(makeRow({ id: "Q1", work, unit: "CPU ms", target: { atMost: 1 } }, rounds));
    await service.stop();
  }
  return rows;
}

/** New cards leave work that is no part of a search: checkpoints of their boards, and the database's own housekeeping. */
async function untilAtRest({ cpu }: Service, settleMs: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_SECONDS * 1000;
  for (let before = cpu(), busyMs = settleMs; busyMs > settleMs * REST_SHARE && Date.now() < deadline; ) {
    await Bun.sleep(settleMs);
    const now = cpu();
    busyMs = (now.server - before.server + now.database - before.database) * 1000;
    before = now;
  }
}

/** On boards of one user; one card in a hundred has the label. */
async function addCards({ api }: Service, count: number): Promise<void> {
  for (let first = 0; first < count; first += CARDS_PER_BOARD) {
    const { id: board_id } = await api.createBoard({ title: "Searched" });
    const { id: column_id } = await api.createColumn({ board_id, title: "Column" });
    const { id: label_id } = await api.createLabel({ board_id, name: "marked", color: "#ff0000" });
    const requests = Math.ceil(Math.min(CARDS_PER_BOARD, count - first) / CARDS_PER_REQUEST);
    const add = async (request: number) => {
      const titles = Array.from({ length: Math.min(CARDS_PER_REQUEST, count) }, (_, index) =>
        titleOf(first + request * CARDS_PER_REQUEST + index),
      );
      const { items } = await api.createCards({ board_id, column_id, titles });
      const [marked] = items;
      if (marked) await api.addLabel({ card_id: marked.id, label_id });
    };
    await inParallel(requests, add, WRITERS);
  }
}

function titleOf(number: number): string {
  const parts = [
    `Every card ${number}`,
    ...(number % 2 === 0 ? ["half"] : []),
    ...(number % 3 === 0 ? ["third of all"] : []),
    ...(number % 1000 === 7 ? ["rare"] : []),
  ];
  return parts.join(" ");
}

/** CPU milliseconds of one, in the process that counts: this one on SQLite, the database's on PostgreSQL. */
async function bareCount({ store, database, cpu }: Service, times: number): Promise<number> {
  if (store === "postgres") {
    const sql = new SQL({ url: database, max: 1 });
    const before = cpu().database;
    for (let count = 0; count < times; count++)
      await sql`SELECT count(*) FROM search_documents WHERE lexemes @@ CAST('every' AS tsquery)`;
    const after = cpu().database;
    await sql.close();
    return atLeastOneUs(((after - before) * 1e6) / times);
  }
  const file = new Database(database, { readonly: true });
  const query = file.query("SELECT count(*) FROM search_index WHERE search_index MATCH 'every'");
  const before = process.cpuUsage();
  for (let count = 0; count < times; count++) query.get();
  const { user, system } = process.cpuUsage(before);
  file.close();
  return atLeastOneUs((user + system) / times);
}

/** Of very little work, the operating system may count nothing. */
function atLeastOneUs(us: number): number {
  return Math.max(1, us) / US_PER_MS;
}

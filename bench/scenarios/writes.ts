/** W1 to W4: changes, against the least SQL that does the same with the same durability. */
import { bareMoves } from "../anchor-moves.ts";
import { preparePgbench } from "../pgbench.ts";
import { cpuSeconds } from "../process-cost.ts";
import { inRounds } from "../rounds.ts";
import { makeRow, type Round, type Row, type Sample } from "../row.ts";
import { type Service, STORE_NAMES, type Store } from "../service.ts";
import type { Load, Stage } from "../stage.ts";
import type { MovesJob, MovesResult } from "../workers/sqlite-moves.ts";
import { createRequests, labelRequests, moveRequests, patchRequests } from "./write-requests.ts";

const CONNECTIONS = 16;

interface Anchor {
  measure(): Promise<Sample>;
  end(): Promise<void> | void;
}

export const moveOnPostgres = (stage: Stage) => move(stage, "W1", "postgres");
export const moveOnSqlite = (stage: Stage) => move(stage, "W2", "sqlite");

async function move(stage: Stage, id: string, store: Store): Promise<Row[]> {
  if (!stage.stores.includes(store)) return [];
  const service = await stage.service(store);
  const boards = await stage.writeBoards(store);
  const moves = load(stage, moveRequests(service, boards));
  await stage.measure(service, { ...moves, seconds: stage.plan.warmUpSeconds });
  const work = { "move a card, 50 boards": () => moves };
  return measure(stage, service, { id, work, atLeast: 0.8 });
}

export async function otherChanges(stage: Stage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const store of stage.stores) {
    const service = await stage.service(store);
    const boards = await stage.writeBoards(store);
    const labelings = labelRequests(service, boards);
    const share = Math.floor(labelings.length / (stage.plan.rounds + 1));
    const work = {
      "create a card": () => load(stage, createRequests(service, boards)),
      "PATCH a card": () => load(stage, patchRequests(service, boards)),
      "add a label": () => ({ ...load(stage, labelings.splice(0, share)), once: true }),
    };
    rows.push(...(await measure(stage, service, { id: "W3", work, atLeast: 0.5 })));
  }
  return rows;
}

/** All writers on one board, against writers on all of them. */
export async function moveOnOneBoard(stage: Stage): Promise<Row[]> {
  if (!stage.postgresBin) return [];
  const service = await stage.service("postgres");
  const boards = await stage.writeBoards("postgres");
  const rounds = await inRounds(stage.plan.rounds, async () => {
    const anchor = await stage.measure(service, load(stage, moveRequests(service, boards)));
    const one = await stage.measure(service, load(stage, moveRequests(service, boards.slice(0, 1))));
    return { service: one, anchor };
  });
  const work = "move a card, all on one board, PostgreSQL; anchor: W1's service";
  return [makeRow({ id: "W4", work, unit: "requests/s", target: { atLeast: 0.3 } }, rounds)];
}

interface Measured {
  id: string;
  work: Record<string, () => Load>;
  atLeast: number;
}

/** Each work once a round, with one turn of the anchor. */
async function measure(stage: Stage, service: Service, { id, work, atLeast }: Measured): Promise<Row[]> {
  const anchor = await (service.store === "postgres" ? pgbench(stage, service) : sqliteLoop(stage, service));
  const rounds = await inRounds(stage.plan.rounds, async () => {
    const bare = await anchor.measure();
    const measured: Record<string, Round> = {};
    for (const [name, next] of Object.entries(work)) {
      measured[name] = { service: await stage.measure(service, next()), anchor: bare };
    }
    return measured;
  });
  await anchor.end();
  return Object.keys(work).map((name) => {
    const about = {
      id,
      work: `${name}, ${STORE_NAMES[service.store]}`,
      unit: "requests/s",
      target: { atLeast },
    };
    return makeRow(
      about,
      rounds.map((round) => round[name]!),
    );
  });
}

async function pgbench(stage: Stage, service: Service): Promise<Anchor> {
  const moves = await bareMoves(service, await stage.writeBoards("postgres"));
  const prepared = preparePgbench(stage.postgresBin!, service, moves);
  return { measure: () => prepared.measure(stage.plan.seconds), end: prepared.remove };
}

async function sqliteLoop(stage: Stage, service: Service): Promise<Anchor> {
  const moves = await bareMoves(service, await stage.writeBoards("sqlite"));
  const worker = stage.worker<MovesJob, MovesResult>("sqlite-moves");
  return {
    async measure() {
      const before = cpuSeconds(worker.pid);
      const result = await worker.ask({ file: service.database, seconds: stage.plan.seconds, moves });
      return {
        value: result.moves / result.seconds,
        cpuUs: ((cpuSeconds(worker.pid) - before) * 1e6) / result.moves,
      };
    },
    end: worker.stop,
  };
}

function load({ plan }: Stage, requests: string[]): Load {
  return { connections: CONNECTIONS, seconds: plan.seconds, requests };
}

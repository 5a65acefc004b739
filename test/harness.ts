/**
 * A whole service in this process, on a real database of its own, and people who use it through the client.
 * Which database: BOARDCAST_TEST_DB (`sqlite` unless said otherwise); test/run.ts runs everything on both.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiError, type Client, createClient } from "../client/http.ts";
import { applyEvent } from "../contract/board-state.ts";
import type { FullBoard } from "../contract/boards.ts";
import type { BoardEvent } from "../contract/events.ts";
import type { User } from "../contract/users.ts";
import { type App, startApp } from "../server/app.ts";
import { type Restored, type RestoredContent, withContents } from "../server/boards/history/restored.ts";
import { createSnapshotCache } from "../server/boards/snapshot-cache.ts";
import { readConfig } from "../server/config.ts";
import type { Readers } from "../server/imports/formats/index.ts";
import { peopleStates } from "../server/people/store.ts";
import type { PasswordCost } from "../server/platform/auth/passwords.ts";
import type { Context } from "../server/platform/core/context.ts";
import { sql } from "../server/platform/db/sql.ts";
import { createLog } from "../server/platform/observability/log.ts";
import { atOnce } from "../server/platform/scheduling/time-slices.ts";
import { newId } from "../server/platform/util/ids.ts";
import { type WebPages, webPages } from "../server/web/pages.ts";
import { emptyDatabase, migratedDatabase } from "./support/database.ts";
import { LOW_COST } from "./support/low-cost.ts";
import { type MadeProvider, startMadeProvider } from "./support/oidc/made-provider.ts";
import { packAll } from "./support/packs.ts";
import { builtWebApp } from "./support/web-app.ts";

const DATABASE = process.env.BOARDCAST_TEST_DB === "postgres" ? "postgres" : "sqlite";
export const PASSWORD = "correct horse 1";

/** Nothing listens there: mail stays in the queue. */
const WITH_MAIL = {
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "Boardcast <boards@example.org>",
  PUBLIC_URL: "https://boards.example.org",
};
export const WITHOUT_OIDC = { OIDC_ISSUER: "", OIDC_CLIENT_ID: "", OIDC_CLIENT_SECRET: "", OIDC_NAME: "" };
export const WITHOUT_MAIL = { SMTP_URL: "", MAIL_FROM: "", PUBLIC_URL: "" };

/** Somebody with an account: every route as a method, called with their token. */
export interface Person extends Client {
  id: string;
  token: string;
  me: User;
}

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: whatever came back
  body: any;
}

interface RawRequest {
  token?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

export interface Service {
  app: App;
  url: string;
  /** Every line the service logged. */
  logged: string[];
  anonymous: Client;
  /** Signs in whoever comes, as the person that it is told; shared by the services of a process. */
  provider: MadeProvider;
  /** Registers and logs in; names are made unique. */
  person(name: string): Promise<Person>;
  /** A request as it is, for what the client would not send. */
  send(method: string, path: string, request?: RawRequest): Promise<Answer>;
  /** All events of a board, as its log has them. */
  events(person: Person, boardId: string): Promise<BoardEvent[]>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  settings?: Record<string, string>;
  /** For tests that change what no event tells (profiles) or prune the log. */
  skipLogCheck?: boolean;
  /** How long a second of clocks and queues lasts. */
  secondMs?: number;
  /** Of hashing: far less than the service's own unless given, because most tests are not about passwords. */
  passwordCost?: PasswordCost;
  /** PostgreSQL: what is done to the empty database before the service opens it. */
  prepareDatabase?: (url: string) => Promise<void>;
  /** The web client, if not the one of the sources, which is built once for many services. */
  web?: WebPages;
  /** What reads imported files, if not the real formats. */
  importReaders?: Readers;
}

let made = 0;
let startedProvider: Promise<MadeProvider> | undefined;

export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const {
    settings = {},
    skipLogCheck,
    secondMs,
    prepareDatabase,
    web,
    importReaders,
    passwordCost = LOW_COST,
  } = options;
  const folder = await mkdtemp(join(tmpdir(), "boardcast-test-"));
  const create = prepareDatabase ? emptyDatabase : migratedDatabase;
  const database = DATABASE === "postgres" ? await create() : undefined;
  if (database) await prepareDatabase?.(database.url);
  startedProvider ??= startMadeProvider();
  const provider = await startedProvider;
  const config = readConfig({
    ...provider.settings,
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: database?.url,
    ...WITH_MAIL,
    PUBLIC_URL: WITH_MAIL.PUBLIC_URL + (settings.BASE_PATH ?? ""),
    ...settings,
  });
  const logged: string[] = [];
  const log = createLog({ level: "debug", format: "json" }, (line) => logged.push(line));
  const app = await startApp(config, {
    log,
    secondMs,
    web: web ?? webPages(config.BASE_PATH, builtWebApp),
    importReaders,
    passwordCost,
  });
  const anonymous = createClient({ baseUrl: app.url });

  async function person(name: string): Promise<Person> {
    const unique = `${name}-${++made}`;
    const email = `${unique}@example.org`;
    const me = await anonymous.register({ email, username: unique, password: PASSWORD });
    const { access_token: token } = await anonymous.login({ username: email, password: PASSWORD });
    return Object.assign(createClient({ baseUrl: app.url, token }), { id: me.id, token, me });
  }

  async function send(method: string, path: string, request: RawRequest = {}): Promise<Answer> {
    const headers: Record<string, string> = { ...request.headers };
    if (request.token) headers.authorization = `Bearer ${request.token}`;
    if (request.json !== undefined) headers["content-type"] = "application/json";
    const body = request.json === undefined ? request.body : JSON.stringify(request.json);
    const response = await fetch(app.url + path, { method, headers, body, redirect: "manual" });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  async function events(person: Person, boardId: string): Promise<BoardEvent[]> {
    const events: BoardEvent[] = [];
    for (;;) {
      const since = events.at(-1)?.seq ?? 0;
      const page = await person.listEvents({ board_id: boardId, since, limit: 1000 });
      events.push(...(page.events as BoardEvent[]));
      if (page.resync !== null || page.events.length === 0 || events.at(-1)!.seq >= page.seq) return events;
    }
  }

  async function stop(): Promise<void> {
    try {
      if (!skipLogCheck) await checkLog(app);
    } finally {
      await app.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    }
  }

  return { app, url: app.url, logged, anonymous, provider, person, send, events, stop };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Status and detail of a call that must be refused. */
export async function refusal(call: Promise<unknown>): Promise<{ status: number; detail: string }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, detail: error.detail };
    throw error;
  }
  throw new Error("the call should have been refused");
}

/** A board with members, and one column to put cards in. */
export async function boardOf(owner: Person, ...members: Person[]) {
  const board = await owner.createBoard({ title: "Board" });
  for (const member of members) await owner.invite({ board_id: board.id, user_id: member.id });
  const column = await owner.createColumn({ board_id: board.id, title: "To do" });
  return { board, board_id: board.id, column, column_id: column.id };
}

/**
 * Runs at the end of every test file: no committed change of any board lacks its event. For each board the
 * whole log, folded over the board as it was made, must give what the database holds; and so must what is kept of
 * the board in memory, which was moved on by its events, and what is rebuilt from its checkpoint. The log of every other
 * board is packed before.
 */
async function checkLog({ context, db, url }: App): Promise<void> {
  const { boards } = await context.db.read({
    boards: sql<{ id: string; owner: string; generation: number }>`SELECT b.id, m.user_id AS owner,
        u.token_generation AS generation FROM boards b JOIN board_members m ON m.board_id = b.id
      JOIN users u ON u.id = m.user_id WHERE b.deleted_at IS NULL AND m.role = 'owner' AND u.is_active = ${true}
        AND m.user_id = (SELECT o.user_id FROM board_members o JOIN users v ON v.id = o.user_id
          WHERE o.board_id = b.id AND o.role = 'owner' AND v.is_active = ${true} ORDER BY o.user_id LIMIT 1)`,
  });
  for (const [index, { id, owner, generation }] of boards.entries()) {
    if (index % 2 === 0) await packAll(db, id);
    const reader = createClient({
      baseUrl: url,
      token: context.tokens.issue({ id: owner, generation, sessionId: newId() }),
    });
    const kept = await reader.getBoard({ board_id: id });
    const now = await withNothingKept(context, () => reader.getBoard({ board_id: id }));
    if (!Bun.deepEquals(kept, now)) {
      throw new Error(
        `board ${id}: kept is\n${JSON.stringify(kept)}\nbut the database holds\n${JSON.stringify(now)}`,
      );
    }
    // A copy has content from the start.
    let board: FullBoard = await reader.getBoard({ board_id: id, at: 0 });
    while (board.seq < now.seq) {
      const page = await reader.listEvents({ board_id: id, since: board.seq, limit: 1000 });
      for (const event of page.events as BoardEvent[]) {
        if (event.seq !== board.seq + 1)
          throw new Error(`board ${id}: event ${event.seq} follows ${board.seq}`);
        // A board that was deleted and is here came back as it was.
        board = applyEvent(board, event) ?? { ...board, seq: event.seq };
        if (event.restored) board = atOnce(withContents(board, event, await contentsAt(context, event)));
      }
    }
    if (!Bun.deepEquals(board, now)) {
      throw new Error(
        `board ${id}: the log tells\n${JSON.stringify(board)}\nbut the database holds\n${JSON.stringify(now)}`,
      );
    }
    const rebuilt = await reader.getBoard({ board_id: id, at: now.seq });
    if (!Bun.deepEquals(rebuilt, now)) {
      throw new Error(
        `board ${id}: rebuilt it is\n${JSON.stringify(rebuilt)}\nbut the database holds\n${JSON.stringify(now)}`,
      );
    }
  }
}

async function contentsAt({ db }: Context, { board_id, seq }: BoardEvent): Promise<Restored> {
  const contents = sql<RestoredContent>`SELECT data FROM restored_contents
    WHERE board_id = ${board_id} AND seq = ${seq}`;
  return db.read({ contents, people: peopleStates(sql`board_id = ${board_id}`) });
}

async function withNothingKept<T>(context: Context, work: () => Promise<T>): Promise<T> {
  const { snapshots } = context;
  context.snapshots = createSnapshotCache(0);
  try {
    return await work();
  } finally {
    context.snapshots = snapshots;
  }
}

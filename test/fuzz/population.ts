/**
 * What lives in the service while it is abused: people in every relation to boards, boards with everything on
 * them, and what was deleted. Answers teach it new ids, so that what is made at random is used at random.
 */
import { type Client, createClient } from "../../client/http.ts";
import { NUMBER_PARAM } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { things } from "../examples/index.ts";
import type { Random } from "./random.ts";

export const PASSWORD = "correct horse 1";
const CANARY = "canary";
const BOARDS = 6;
const MOST_OF_A_KIND = 40;

const OF_EACH_KIND = 3;

/** About as many as a board gets. */
const MANY_EVENTS = 150;
/** By the route that creates them, the path parameter that takes them. */
const CREATED_BY = new Map(Object.entries(things).map(([param, { createdBy }]) => [createdBy, param]));

interface Person {
  id: string;
  email: string;
  token: string;
  api: Client;
}

interface Board {
  id: string;
  owner: Person;
  /** Ids by the path parameter that takes them. */
  things: Record<string, string[]>;
}

interface Learnt {
  id?: string;
  created_by?: string;
  access_token?: string;
}

export type Population = Awaited<ReturnType<typeof populate>>;

export async function populate(url: string) {
  const people = await Promise.all(["ann", "ben", "cas", "out"].map((name) => makePerson(url, name)));
  const victim = await makePerson(url, "victim");
  const boards: Board[] = [];
  const deleted: string[] = [];
  /** Boards made at random: nothing is done with them, and they must not pile up. */
  const strays: { id: string; created_by: string }[] = [];
  /** Nobody is ever told of it: requests that change it were never meant to be carried out. */
  const canary = await people[0]!.api.createBoard({ title: CANARY });
  /** Tokens that may be thrown away with their sessions, and those that have been. */
  const spareTokens = [await newToken(url, victim.email)];
  const deadTokens: string[] = [];
  let turn = 0;

  /** The next of the people makes a board with everything on it; the oldest one goes. */
  async function renew(): Promise<void> {
    const members = people.slice(0, 3);
    const owner = members[turn++ % members.length]!;
    boards.push(await furnish(owner, members));
    for (const { id, created_by } of strays.splice(0))
      await people
        .find((person) => person.id === created_by)
        ?.api.deleteBoard({ board_id: id })
        .catch(() => {});
    if (boards.length <= BOARDS) return;
    const oldest = boards.shift()!;
    deleted.push(oldest.id, ...Object.values(oldest.things).flat());
    deleted.splice(0, deleted.length - 500);
    await oldest.owner.api.deleteBoard({ board_id: oldest.id }).catch(() => {});
  }

  function learn(name: RouteName, boardId: string, body: Learnt): void {
    if (name === "createBoard") strays.push(body as Required<Learnt>);
    if (name === "login" && body.access_token) spareTokens.push(body.access_token);
    const kind = CREATED_BY.get(name);
    const pool = kind && boards.find(({ id }) => id === boardId)?.things[kind];
    if (!pool || !body.id) return;
    pool.push(body.id);
    if (pool.length > MOST_OF_A_KIND) pool.shift();
  }

  function forget(ids: readonly string[]): void {
    deleted.push(...ids);
    const gone = boards.findIndex(({ id }) => ids.includes(id));
    if (gone >= 0 && boards.length > 1) boards.splice(gone, 1);
    for (const { things } of boards) {
      for (const pool of Object.values(things)) {
        const at = pool.findIndex((id) => ids.includes(id));
        if (at >= 0) pool.splice(at, 1);
      }
    }
  }

  /** An id for a parameter: mostly of this board, now and then of another, deleted, or of nothing. */
  function idFor(param: string, board: Board, random: Random): string {
    const luck = random.next();
    if (luck < 0.03 && deleted.length > 0) return random.pick(deleted);
    if (luck < 0.05) return crypto.randomUUID();
    if (param === NUMBER_PARAM) return String(Math.floor(random.next() * MANY_EVENTS));
    const on = luck < 0.12 ? random.pick(boards) : board;
    if (param === "board_id") return on.id;
    if (param === "user_id") return random.pick(people).id;
    const pool = on.things[param] ?? [];
    return pool.length > 0 ? random.pick(pool) : crypto.randomUUID();
  }

  function takeSpareToken(): string {
    const token = spareTokens.pop();
    if (token) deadTokens.push(token);
    return token ?? deadTokens[0] ?? "";
  }

  async function isCanaryAlive(): Promise<boolean> {
    return (await people[0]!.api.getBoard({ board_id: canary.id })).title === CANARY;
  }

  for (let i = 0; i < BOARDS; i++) await renew();
  return {
    people,
    canaryId: canary.id,
    isCanaryAlive,
    victim,
    boards,
    deadTokens,
    renew,
    learn,
    forget,
    idFor,
    takeSpareToken,
  };
}

export async function makePerson(url: string, name: string): Promise<Person> {
  const email = `${name}@example.org`;
  const anonymous = createClient({ baseUrl: url });
  const { id } = await anonymous.register({ email, username: name, password: PASSWORD });
  const token = await newToken(url, email);
  return { id, email, token, api: createClient({ baseUrl: url, token }) };
}

async function newToken(url: string, username: string): Promise<string> {
  return (await createClient({ baseUrl: url }).login({ username, password: PASSWORD })).access_token;
}

export async function furnish(owner: Person, members: Person[]): Promise<Board> {
  const { api } = owner;
  const { id: board_id } = await api.createBoard({ title: "Board" });
  for (const { id } of members) if (id !== owner.id) await api.invite({ board_id, user_id: id });
  const { id: column_id } = await api.createColumn({ board_id, title: "Column" });
  const { id: card_id } = await api.createCard({ board_id, column_id, title: "Card" });
  const { id: user_id } = members.find(({ id }) => id !== owner.id)!;
  const place = { api, board_id, column_id, card_id, user_id };
  const ids: Board["things"] = {};
  for (const [param, { create }] of Object.entries(things))
    ids[param] = await times(OF_EACH_KIND, () => create(place));
  return { id: board_id, owner, things: ids };
}

async function times(count: number, make: () => Promise<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await make()).id);
  return ids;
}

/** Everybody in a round of load, what they share, and what became of their requests. */
import { ApiError, type Client, createClient } from "../../client/http.ts";

const PASSWORD = "correct horse 1";

export interface Person {
  id: string;
  email: string;
  token: string;
  /** A client of the instance whose turn it is. */
  api(): Client;
}

export interface Scene {
  url(): string;
  people: Person[];
  /** Boards that stay for the whole round; everybody is a member. */
  boards: Place[];
  readonly over: boolean;
  count(what: string): void;
}

export interface Place {
  board_id: string;
  columns: string[];
}

const LOOK_UP_MS = 200;

export type Tally = Record<string, number>;

/** Requests that lost a race are refused, as they should be; anything else is counted under its name. */
const REFUSED = new Set([401, 403, 404, 409]);

export async function setScene(urls: string[], size: { people: number; boards: number }) {
  const tally: Tally = {};
  let turn = 0;
  let over = false;
  const url = () => urls[turn++ % urls.length]!;
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const people: Person[] = [];
  for (let i = 0; i < size.people; i++) people.push(await meet(url));
  const scene: Scene = {
    url,
    people,
    boards: [],
    get over() {
      return over;
    },
    count,
  };
  for (let i = 0; i < size.boards; i++) scene.boards.push(await makePlace(people));
  return {
    scene,
    tally,
    /** Everybody stops what they are doing. */
    end() {
      over = true;
    },
  };
}

async function meet(url: () => string): Promise<Person> {
  const name = crypto.randomUUID();
  const email = `${name}@example.org`;
  const anonymous = createClient({ baseUrl: url() });
  const { id } = await anonymous.register({ email, username: name, password: PASSWORD });
  const token = await logIn(url(), email);
  return { id, email, token, api: () => createClient({ baseUrl: url(), token }) };
}

export async function logIn(url: string, email: string): Promise<string> {
  return (await createClient({ baseUrl: url }).login({ username: email, password: PASSWORD })).access_token;
}

/** A board of the first, with all others on it, three columns, and a rule that sends what is moved to the second on to the third. */
export async function makePlace([owner, ...others]: readonly Person[]): Promise<Place> {
  const api = owner!.api();
  const { id: board_id } = await api.createBoard({ title: "Board" });
  for (const { id } of others) await api.invite({ board_id, user_id: id });
  const columns: string[] = [];
  for (const title of ["To do", "Doing", "Done"])
    columns.push((await api.createColumn({ board_id, title })).id);
  await api.createRule({
    board_id,
    name: "Onwards",
    trigger_type: "card_moved",
    trigger_column_id: columns[1],
    action_type: "move_to_column",
    action_column_id: columns[2],
  });
  return { board_id, columns };
}

/** One thing after the other until it is over; what is refused because somebody else was faster is no failure. */
export async function keepDoing(scene: Scene, what: string, act: () => Promise<void>): Promise<void> {
  while (!scene.over) {
    try {
      await act();
      scene.count(what);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      scene.count(REFUSED.has(status) ? `${what} refused` : `! ${what}: ${status || error}`);
      await Bun.sleep(10);
    }
  }
}

export const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)]!;

/** For so long, unless it is over before, or `gone` says so. */
export async function stay(scene: Scene, ms: number, gone = () => false): Promise<void> {
  const end = Date.now() + ms;
  for (let left = ms; left > 0 && !scene.over && !gone(); left = end - Date.now()) {
    await Bun.sleep(Math.min(left, LOOK_UP_MS));
  }
}

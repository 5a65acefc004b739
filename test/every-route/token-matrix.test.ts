/**
 * What API tokens may call: every route of the contract × tokens of every scope, for some boards, expired and deleted. The
 * holder is an owner of the board, or a superuser where the route is for those.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { permits, type RouteSpec, SCOPES, type Scope } from "../../contract/base/define.ts";
import type { RouteName } from "../../contract/index.ts";
import { sql } from "../../server/platform/db/sql.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Person, type Service, startService } from "../harness.ts";
import { call } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const VOID = ["expired", "deleted"] as const;
const HOLDERS = [...SCOPES, "for this board", "for another board", ...VOID] as const;
type Holder = (typeof HOLDERS)[number];
/** Open to members, but the example is something that only an owner may do. */
const NEEDS_OWNER = new Set<RouteName>(["removeMember"]);
/** About a board other than the one that the token is for. */
const ON_ANOTHER_BOARD = new Set<RouteName>(["restoreBoard"]);
/** After these, the board or one of its people is no longer what the next call needs. */
const BREAKS_THE_WORLD = new Set<RouteName>(["deleteBoard", "removeMember"]);

let service: Service;
let people: People;
let world: World;
let tokens: Record<"owner" | "superuser", Record<Holder, string>>;

beforeAll(async () => {
  service = await startService({ skipLogCheck: true, settings: { API_TOKENS_PER_USER: "1000" } });
  people = await meetPeople(service);
  await furnish();
});
afterAll(() => service.stop());

/** A board with everything on it, and a token of each kind. */
async function furnish(): Promise<void> {
  world = await makeWorld(service, people);
  const other = await people.owner.createBoard({ title: "Another" });
  await people.owner.invite({ board_id: other.id, user_id: people.superuser.id });
  const mine = await people.superuser.createBoard({ title: "Mine" });
  tokens = {
    owner: await tokensOf(people.owner, world.board_id, other.id),
    superuser: await tokensOf(people.superuser, mine.id, other.id),
  };
}

async function tokensOf(person: Person, here: string, elsewhere: string): Promise<Record<Holder, string>> {
  const create = (scope: Scope, board_ids?: string[]) =>
    person.createApiToken({ name: "Script", scopes: [scope], board_ids });
  const [expired, deleted] = [await create("admin"), await create("admin")];
  const past = new Date(Date.now() - 1000).toISOString();
  await service.app.db.write([sql`UPDATE api_tokens SET expires_at = ${past} WHERE id = ${expired.id}`]);
  await person.deleteApiToken({ token_id: deleted.id });
  return {
    read: (await create("read")).token,
    write: (await create("write")).token,
    admin: (await create("admin")).token,
    "for this board": (await create("admin", [here])).token,
    "for another board": (await create("admin", [elsewhere])).token,
    expired: expired.token,
    deleted: deleted.token,
  };
}

function expectedStatus(name: RouteName, route: RouteSpec, holder: Holder): number {
  const { access, scope, status } = route;
  if (access === "public") return scope === "session" ? 403 : status;
  if (holder === "expired" || holder === "deleted") return 401;
  const isForBoards = holder === "for this board" || holder === "for another board";
  const token = {
    scope: isForBoards ? ("admin" as const) : holder,
    boardIds: isForBoards ? new Set("") : null,
  };
  if (!permits(route, token)) return 403;
  if (NEEDS_OWNER.has(name) && token.scope !== "admin") return 403;
  const isOnBoard = access === "member" || access === "owner";
  const isForeign = holder === "for another board" || (isForBoards && ON_ANOTHER_BOARD.has(name));
  return isOnBoard && isForeign ? 403 : status;
}

for (const [name, route] of everyRoute) {
  const whose = route.access === "superuser" ? "superuser" : "owner";
  const expected = HOLDERS.map((holder) => ({ holder, status: expectedStatus(name, route, holder) }));
  const example = () => exampleOf(name, world, people[whose]);

  test(`TOKEN-3, TOKEN-4, TOKEN-5: ${name} (${route.method} ${route.path}, scope: ${route.scope})`, async () => {
    const answers: typeof expected = [];
    const refused = expected.filter(({ status }) => status >= 400);
    const given = await example();
    const before = refused.length > 0 && (await world.state());
    for (const { holder } of refused) {
      const { status, body } = await call(service, route, given, { token: tokens[whose][holder] });
      answers.push({ holder, status });
      expect(body).toMatchObject({ detail: expect.any(String) });
    }
    if (before) expect(await world.state()).toEqual(before);
    for (const { holder } of expected.filter(({ status }) => status < 400)) {
      const { status } = await call(service, route, await example(), { token: tokens[whose][holder] });
      answers.push({ holder, status });
      if (BREAKS_THE_WORLD.has(name)) await furnish();
    }
    expect(HOLDERS.map((holder) => answers.find((answer) => answer.holder === holder))).toEqual(expected);
  });
}

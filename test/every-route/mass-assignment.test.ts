/**
 * A body sets the fields its route takes and no others. Every route is called on two boards that are alike, once
 * with and once without fields that are not the caller's to set: afterwards the boards are still alike.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import { everyRoute, exampleOf, things } from "../examples/index.ts";
import { PASSWORD, type Person, type Service, startService } from "../harness.ts";
import { call, type Example } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const FORGED_TIME = "1999-12-31T23:59:59.999Z";
/** A plain member of nothing, who calls the routes of one's own account. */
let loner: Person;
let service: Service;
let people: People;

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
  loner = await service.person("loner");
});
afterAll(() => service.stop());

/** Things that exist, so that nothing but the service itself keeps them from being taken. */
async function forgedFields({ board_id, thing }: World) {
  const { outsider, deactivated } = people;
  const ids: Record<string, string> = {};
  for (const param of Object.keys(things)) ids[param] = (await thing(param)).id;
  return {
    id: crypto.randomUUID(),
    board_id: (await people.owner.createBoard({ title: "Bystander" })).id,
    ...ids,
    user_id: outsider.id,
    user_ids: [deactivated.id],
    owner_id: outsider.id,
    created_by: outsider.id,
    updated_by: outsider.id,
    role: "owner",
    rank: -424_242,
    position: 0,
    seq: 424_242,
    revision: 424_242,
    created_at: FORGED_TIME,
    updated_at: FORGED_TIME,
    email: "forged@example.org",
    username: "forged",
    password: "forged password",
    hashed_password: "forged hash",
    is_superuser: true,
    is_active: false,
    is_verified: true,
    is_done: true,
    is_done_column: true,
    is_enabled: true,
    token_generation: 7,
    kept_session: "forged",
    size: 0,
    mime_type: "text/html",
    blob: "forged",
    name: "forged",
    title: "forged",
    description: "forged",
    content: "forged",
    color: "black",
    columns: [{ title: "forged" }],
    cards: [{ title: "forged" }],
    labels: [{ name: "forged" }],
    members: [{ user_id: outsider.id, role: "owner" }],
    assignees: [outsider.id],
    checklists: [{ title: "forged" }],
    items: [{ content: "forged" }],
    attachments: [{ name: "forged" }],
    board: { id: board_id },
  };
}

function fieldsOf(route: RouteSpec): Set<string> {
  return new Set(Object.keys((route.body as unknown as { shape: object }).shape));
}

function without(fields: object, taken: Set<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !taken.has(name)));
}

/** Of an invitation or a public link: derived from an id or a random number, and as different as that. */
const LINK_TOKEN = /(?<=["/])[\w-]{43}(?=")/g;
/** Random, and so is its end. */
const API_TOKEN = /bct_\w{49}|(?<="last_four": ")\w{4}/g;

/** People first, so that their ids stay apart from each other; everything else is known by where it appears. */
async function likeness(world: World, answer: unknown): Promise<string> {
  const accounts = await people.owner.searchUsers({ q: "-", limit: 100 });
  const known = accounts.filter(({ username }) => !username.startsWith("fresh-"));
  const { counts: _, ...state } = await world.state();
  const ids = new Map<string, string>();
  return JSON.stringify({ known, answer, state }, null, 1)
    .replace(UUID, (id) => ids.get(id) ?? ids.set(id, `#${ids.size}`).get(id)!)
    .replace(TIME, (time) => (time === FORGED_TIME ? time : "then"))
    .replace(/fresh-(mailed-)?\d+/g, "fresh")
    .replace(API_TOKEN, "token")
    .replace(LINK_TOKEN, "token");
}

const ownAccount = new Set<RouteName>(["updateMe", "changePassword"]);
const callerOf = (name: RouteName) => (ownAccount.has(name) ? loner : people.owner);

async function outcome(name: RouteName, forge: boolean): Promise<string> {
  const route = routes[name] as RouteSpec;
  const world = await makeWorld(service, people);
  const forged = await forgedFields(world);
  const caller = callerOf(name);
  const example = await exampleOf(name, world, caller);
  const input: Example = forge
    ? { ...example, body: { ...without(forged, fieldsOf(route)), ...example.body } }
    : example;
  const { status, body } = await call(service, route, input, { token: caller.token });
  expect(status).toBe(route.status);
  const answer = name === "login" ? Object.keys(body) : body;
  return likeness(world, answer);
}

const withBody = everyRoute.filter(([, route]) => route.body);
const titleOf = (name: RouteName, { method, path }: RouteSpec) => `${name} (${method} ${path})`;

describe("API-8: fields that the caller may not set have no effect", () => {
  for (const [name, route] of withBody) {
    test(titleOf(name, route), async () => {
      const honest = await outcome(name, false);
      const forged = await outcome(name, true);
      expect(forged).toBe(honest);
      expect(forged).not.toContain("forged");
    });
  }

  test("the accounts that tried are unchanged", async () => {
    for (const person of [loner, people.owner]) {
      const me = await person.getMe();
      expect(me).toMatchObject({ is_active: true, is_verified: false, is_superuser: false });
      expect(me).toMatchObject({ id: person.id, email: person.me.email, username: person.me.username });
      await service.anonymous.login({ username: person.me.email, password: PASSWORD });
    }
  });
});

describe("API-9: a PATCH of nothing but such fields answers the resource, changes nothing and announces nothing", () => {
  for (const [name, route] of withBody.filter(([, { method }]) => method === "PATCH")) {
    if (name === "changeRole") continue; // `role` is required there.
    test(titleOf(name, route), async () => {
      const world = await makeWorld(service, people);
      const forged = await forgedFields(world);
      const { params } = await exampleOf(name, world);
      const { token } = callerOf(name);
      const untouched = await call(service, route, { params, body: {} }, { token });
      const before = await world.state();
      const body = without(forged, fieldsOf(route));
      const answer = await call(service, route, { params, body }, { token });
      expect([answer.status, answer.body]).toEqual([200, untouched.body]);
      expect(await world.state()).toEqual(before);
    });
  }
});

test("API-8: fields beside the file of an upload have no effect", async () => {
  const world = await makeWorld(service, people);
  const { id: card_id } = await world.card();
  const forged = await forgedFields(world);
  const form = new FormData();
  const fields = Object.entries(forged);
  for (const [name, value] of fields.slice(0, 20)) form.append(name, String(value));
  form.append("file", new File(["hello"], "note.pdf", { type: "application/pdf" }));
  for (const [name, value] of fields) form.append(name, String(value));
  const answer = await service.send("POST", `/cards/${card_id}/attachments`, {
    token: people.owner.token,
    body: form,
  });
  expect([answer.status, answer.body]).toEqual([
    201,
    { id: expect.any(String), card_id, name: "note.pdf", mime_type: "application/pdf", size: 5 },
  ]);
  expect(answer.body.id).not.toBe(forged.id);
});

test("API-8: fields in the query of a route that takes a body have no effect either", async () => {
  const world = await makeWorld(service, people);
  const { id: card_id, ...card } = await world.card();
  const other = await world.column();
  const target = `/cards/${card_id}?column_id=${other.id}&title=forged&rank=0&position=0&card_id=${other.id}`;
  const answer = await service.send("PATCH", target, {
    token: people.owner.token,
    json: { description: "set" },
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    { id: card_id, ...card, description: "set", updated_at: expect.any(String) },
  ]);
});

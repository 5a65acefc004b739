/** What answers and events show: exactly the fields that are promised, on every object, however deep. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { EVENT_KINDS, type EventKind } from "../../contract/events.ts";
import { events } from "../../contract/resources.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { type Service, startService } from "../harness.ts";
import { addPlaceholders } from "../support/imported-board.ts";
import { objectsIn, resourcesIn, strayKeys } from "./answer-shape.ts";
import { call } from "./call.ts";
import { freshToken, meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

/** USER-1: the public user. */
const PUBLIC_USER = [
  "email",
  "firstname",
  "id",
  "is_active",
  "is_superuser",
  "is_verified",
  "lastname",
  "username",
];
/** What a public link shows of people. */
const ID_AND_NAME = ["id", "username"];
const SECRET = /password"?:(?! ?(true|false))|\$argon2|token_generation|kept_session|blob/i;

let service: Service;
let people: People;
let world: World;
const resourcesSeen = new Set<string>();

beforeAll(async () => {
  service = await startService({ skipLogCheck: true });
  people = await meetPeople(service);
  world = await makeWorld(service, people);
  await world.furnish();
  const { id: card_id } = (await people.owner.getBoard({ board_id: world.board_id })).columns
    .flatMap(({ cards }) => cards)
    .find(({ checklists }) => checklists.some(({ items }) => items.length > 0))!;
  await addPlaceholders(service, await people.owner.getCard({ card_id }));
});
afterAll(() => service.stop());

/** Whoever is online, and whoever invites, is shown by name alone. */
function usersIn(value: unknown): string[][] {
  return objectsIn(value)
    .filter((object) => "username" in object && !("user_id" in object) && Object.keys(object).length > 1)
    .map((user) => Object.keys(user).sort());
}

describe("API-15: every answer has the keys of its schema and no others", () => {
  for (const [name, route] of everyRoute) {
    if (!route.answer) continue;
    test(`${name} (${route.method} ${route.path})`, async () => {
      const caller = route.access === "superuser" ? people.superuser : people.owner;
      const example = await exampleOf(name, world, caller);
      const token = name === "logout" ? await freshToken(service, caller) : caller.token;
      const { status, body } = await call(service, route, example, { token });
      expect(status).toBe(route.status);
      expect(strayKeys(route.answer!, body, resourcesSeen)).toEqual([]);
      const shown = name === "getSharedBoard" ? ID_AND_NAME : PUBLIC_USER;
      for (const keys of usersIn(body)) expect(keys).toEqual(shown);
      const { detail: _, ...data } = body;
      expect(JSON.stringify(data)).not.toMatch(SECRET);
    });
  }
});

describe("API-15: every event has the keys of its resource and no others", () => {
  test("in the log", async () => {
    const { owner, member } = people;
    const { board_id, guestIn, card, label, item, attachment } = world;
    await owner.updateBoard({ board_id, title: "Renamed" });
    const user_id = await guestIn();
    const { id: card_id } = await card();
    await owner.assignCard({ card_id, user_ids: [user_id, member.id] });
    await owner.unassignCard({ card_id, user_id: member.id });
    const labeling = { card_id, label_id: (await label()).id };
    await owner.addLabel(labeling);
    await owner.removeLabel(labeling);
    const { id: item_id } = await item();
    await owner.assignItem({ item_id, user_ids: [user_id] });
    await owner.removeMember({ board_id, user_id });
    await owner.deleteAttachment({ attachment_id: (await attachment(card_id)).id });
    const log = await service.events(owner, board_id);
    const kinds = new Set<EventKind>();
    for (const { type, data } of log) {
      kinds.add(type);
      expect([type, strayKeys(events[type].data, data, resourcesSeen)]).toEqual([type, []]);
      for (const keys of usersIn(data)) expect(keys).toEqual(PUBLIC_USER);
      expect(JSON.stringify(data)).not.toMatch(SECRET);
    }
    for (const kind of ["board.member_added", "card.unassigned", "attachment.created"] as const) {
      expect(kinds).toContain(kind);
    }
  });
});

test("USER-1: a user is shown to others exactly as to themselves", async () => {
  const { owner, outsider } = people;
  expect(await outsider.getUser({ user_id: owner.id })).toEqual(await owner.getMe());
  expect(await outsider.searchUsers({ q: owner.me.email })).toEqual([await owner.getMe()]);
});

test("every resource of the contract has been checked", () => {
  const promised = everyRoute.flatMap(([, { answer }]) => (answer ? resourcesIn(answer) : []));
  const announced = EVENT_KINDS.flatMap((kind) => resourcesIn(events[kind].data));
  expect([...resourcesSeen].sort()).toEqual([...new Set([...promised, ...announced])].sort());
});

/**
 * Ids that do not belong together. Wherever a route takes more than one id, in the path or in the body, each is
 * replaced by its like from another board of the same owner, and from a board of somebody else: refused, and
 * nothing changes on any of the boards. Generated from the contract.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import { NUMBER_PARAM, type RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import { everyRoute, exampleOf, things } from "../examples/index.ts";
import { type Person, refusal, type Service, startService } from "../harness.ts";
import { call, type Example, paramNames } from "./call.ts";
import { meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

interface Position {
  place: "path" | "body";
  field: string;
  isList: boolean;
  /** What the id names: `action_column_id` is one of a column. */
  kind: string;
}

let service: Service;
let people: People;
let here: World;
/** The caller owns this one as well. */
let mine: World;
/** The caller is not a member of this one. */
let foreign: World;
/** A member there, and never here. */
let stranger: Person;

beforeAll(async () => {
  service = await startService();
  people = await meetPeople(service);
  here = await makeWorld(service, people);
  const { owner, outsider } = people;
  stranger = await service.person("stranger");
  mine = await makeWorld(service, { ...people, member: stranger });
  foreign = await makeWorld(service, { ...people, owner: outsider, member: stranger, guest: owner });
});
afterAll(() => service.stop());

function positionsOf(route: RouteSpec): Position[] {
  const inPath = paramNames(route)
    .filter((field) => field !== NUMBER_PARAM && field.endsWith("_id"))
    .map((field) => ({ place: "path" as const, field, isList: false }));
  const { properties = {} } = route.body ? z.toJSONSchema(route.body, { io: "input" }) : {};
  const inBody = Object.entries(properties).flatMap(([field, schema]) => {
    const { format, anyOf = [], items } = schema as z.core.JSONSchema.JSONSchema;
    const isId =
      format === "uuid" || anyOf.some((option) => (option as { format?: string }).format === "uuid");
    const isList = (items as { format?: string } | undefined)?.format === "uuid";
    // Ids without a kind in their name are of one's own notifications, which belong to no board here.
    return (isId || isList) && /_ids?$/.test(field) ? [{ place: "body" as const, field, isList }] : [];
  });
  return [...inPath, ...inBody].map((position) => ({ ...position, kind: kindOf(position.field) }));
}

function kindOf(field: string): string {
  if (field in things) return field.replace(/_id$/, "");
  return /([a-z]+)_ids?$/.exec(field)![1]!;
}

/** The id of something of that kind on another board. */
async function idFrom(there: World, kind: string): Promise<string> {
  if (kind === "board") return there.board_id;
  if (kind === "trash") return (await there.thing("trashed_card_id")).id;
  if (kind === "person") return there.person();
  if (kind === "user") return there.people.member.id;
  return (await there.thing(`${kind}_id`)).id;
}

function replaced(example: Example, { place, field, isList }: Position, id: string): Example {
  if (place === "path") return { ...example, params: { ...example.params, [field]: id } };
  return { ...example, body: { ...example.body, [field]: isList ? [id] : id } };
}

/** The first id decides which board the call is about; all others must be on it. */
function expectedStatus(position: Position, isFirst: boolean, there: "mine" | "foreign", rest: Position[]) {
  if (isFirst && there === "foreign") return 403;
  const users = (isFirst ? rest : [position]).filter(({ isList }) => isList);
  return users.length > 0 ? 403 : 404;
}

const boards = async () => [await here.state(), await mine.state(), await foreign.state()];

async function tryIt(name: RouteName, example: Example, caller: Person): Promise<number> {
  const before = await boards();
  const { status } = await call(service, routes[name], example, { token: caller.token });
  expect(await boards()).toEqual(before);
  return status;
}

/** Anybody who is not a member yet may be invited: a stranger's id is what this route is for. */
const TAKES_STRANGERS = new Set<RouteName>(["invite"]);
/** Unassigning somebody who is not assigned succeeds (CARD-12): a stranger may be named there. */
const HAS_NOTHING_TO_DO = new Set<RouteName>(["unassignCard", "unassignItem"]);

for (const [name, route] of everyRoute) {
  const positions = positionsOf(route);
  if (positions.length < 2 || TAKES_STRANGERS.has(name)) continue;

  describe(`ERROR-8: ${name} (${route.method} ${route.path})`, () => {
    for (const there of ["mine", "foreign"] as const) {
      positions.forEach((position, index) => {
        const rest = positions.filter((other) => other !== position);
        const status = expectedStatus(position, index === 0, there, rest);
        const open = HAS_NOTHING_TO_DO.has(name) && status === 404;
        const whose = there === "mine" ? "another board of the caller" : "a board of somebody else";
        const outcome = open ? "changes nothing" : `is refused with ${status} and changes nothing`;
        test(`${position.place} ${position.field} from ${whose} ${outcome}`, async () => {
          const other = there === "mine" ? mine : foreign;
          const example = await exampleOf(name, here);
          const id = await idFrom(other, position.kind);
          const got = await tryIt(name, replaced(example, position, id), people.owner);
          if (open) expect(got).toBeLessThan(500);
          else expect(got).toBe(status);
        });
      });
    }

    test("an unknown id, in any place, is refused with 404 and changes nothing", async () => {
      for (const position of positions) {
        const example = replaced(await exampleOf(name, here), position, crypto.randomUUID());
        expect([position.field, await tryIt(name, example, people.owner)]).toEqual([position.field, 404]);
      }
    });
  });
}

describe("within the same board", () => {
  test("ITEM-4: an item cannot move to a checklist of another card of the same board", async () => {
    const { id: item_id } = await here.item();
    const { id: checklist_id } = await here.checklist();
    const before = await boards();
    const call = people.owner.moveItem({ item_id, checklist_id, position: 0 });
    expect(await refusal(call)).toEqual({ status: 404, detail: "This checklist does not exist." });
    expect(await boards()).toEqual(before);
  });

  test("CARD-11: one stranger in a list of members refuses the whole list", async () => {
    const { owner, member } = people;
    const { id: card_id } = await here.card();
    const { id: item_id } = await here.item();
    const before = await boards();
    const user_ids = [member.id, stranger.id, owner.id];
    const refused = { status: 403, detail: "One or more of these users are not members of the board." };
    expect(await refusal(owner.assignCard({ card_id, user_ids }))).toEqual(refused);
    expect(await refusal(owner.assignItem({ item_id, user_ids }))).toEqual(refused);
    expect(await boards()).toEqual(before);
  });

  test("ERROR-8: a path id that belongs to another kind of resource is refused with 404", async () => {
    const before = await boards();
    const ids = [here.board_id, here.column_id, people.owner.id];
    const { token } = people.owner;
    for (const [name, route] of everyRoute) {
      const [first] = paramNames(route);
      const own = { board_id: here.board_id, column_id: here.column_id, user_id: people.owner.id }[
        first ?? ""
      ];
      if (!first) continue;
      for (const id of ids.filter((candidate) => candidate !== own)) {
        const params = Object.fromEntries(
          paramNames(route).map((param) => [param, param === NUMBER_PARAM ? "1" : id]),
        );
        const { status } = await call(service, route, { params }, { token });
        expect([name, status]).toEqual([name, 404]);
      }
    }
    expect(await boards()).toEqual(before);
  });
});

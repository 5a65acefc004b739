/**
 * A valid input of every route, made anew at each call. A route that is added to the contract must be added
 * here: every generated test asks `exampleOf`, which says so.
 */
import * as z from "zod/mini";
import type { RouteSpec } from "../../contract/base/define.ts";
import { type RouteName, routes } from "../../contract/index.ts";
import { PASSWORD, type Person } from "../harness.ts";
import { type Example, paramNames } from "./call.ts";
import type { World } from "./world.ts";

type Make = (world: World, caller?: Person) => Example | Promise<Example>;

let made = 0;
const fresh = () => `fresh-${++made}`;
const onBoard: Make = ({ board_id }) => ({ params: { board_id } });
const nothing: Make = () => ({ params: {} });

const accounts = {
  register: () => {
    const name = fresh();
    const email = `${name}@example.org`;
    const body = { email, username: name, password: PASSWORD, firstname: "Fresh", lastname: "Person" };
    return { params: {}, body };
  },
  login: ({ people }) => ({ params: {}, body: { username: people.owner.me.email, password: PASSWORD } }),
  logout: nothing,
  refresh: nothing,
  getMe: nothing,
  updateMe: (_, caller) => ({
    params: {},
    body: { firstname: "First", lastname: "Last", ...(caller && { username: caller.me.username }) },
  }),
  changePassword: () => ({ params: {}, body: { current_password: PASSWORD, new_password: PASSWORD } }),
  listSessions: async ({ session }, caller) => ({
    params: {},
    query: { limit: "1", before: await session(caller) },
  }),
  endSession: async ({ session }, caller) => ({ params: { session_id: await session(caller) } }),
  endOtherSessions: nothing,
  getUser: ({ people }) => ({ params: { user_id: people.member.id } }),
  searchUsers: () => ({ params: {}, query: { q: "member", limit: "5", offset: "0" } }),
} satisfies Partial<Record<RouteName, Make>>;

const boards = {
  createBoard: () => ({ params: {}, body: { title: "New board", description: "What it is for" } }),
  listBoards: nothing,
  getBoard: onBoard,
  updateBoard: ({ board_id }) => ({
    params: { board_id },
    body: { title: "Other title", description: "Other description" },
  }),
  deleteBoard: onBoard,
  invite: async ({ board_id, guestOut }) => ({ params: { board_id }, body: { user_id: await guestOut() } }),
  changeRole: async ({ board_id, guestIn }) => ({
    params: { board_id, user_id: await guestIn() },
    body: { role: "owner" },
  }),
  /** Owners remove others; everybody else only themselves. */
  removeMember: async ({ board_id, people, guestIn }, caller) => ({
    params: { board_id, user_id: caller === people.member ? caller.id : await guestIn() },
  }),
  listEvents: ({ board_id }) => ({ params: { board_id }, query: { since: "0", limit: "10" } }),
  streamEvents: onBoard,
  presence: onBoard,
  health: nothing,
  live: nothing,
  ready: nothing,
  stats: nothing,
} satisfies Partial<Record<RouteName, Make>>;

const columnsAndCards = {
  createColumn: ({ board_id }) => ({
    params: { board_id },
    body: { title: "New column", color: "#ff0000", position: 0, is_done_column: true },
  }),
  updateColumn: async ({ column }) => ({
    params: { column_id: (await column()).id },
    body: { title: "Other title", color: "red", is_done_column: true },
  }),
  deleteColumn: async ({ column }) => ({ params: { column_id: (await column()).id } }),
  moveColumn: async ({ column }) => ({ params: { column_id: (await column()).id }, body: { position: 0 } }),
  createCard: ({ board_id, column_id }) => ({
    params: { board_id, column_id },
    body: { title: "New card", description: "What to do", position: 0 },
  }),
  getCard: async ({ card }) => ({ params: { card_id: (await card()).id } }),
  updateCard: async ({ card }) => ({
    params: { card_id: (await card()).id },
    body: { title: "Other title", description: "Other description" },
  }),
  deleteCard: async ({ card }) => ({ params: { card_id: (await card()).id } }),
  moveCard: async ({ card, column }) => ({
    params: { card_id: (await card()).id },
    body: { column_id: (await column()).id, position: 0 },
  }),
  assignCard: async ({ card, people }) => ({
    params: { card_id: (await card()).id },
    body: { user_ids: [people.member.id] },
  }),
  unassignCard: async ({ card, people: { owner, member } }) => {
    const { id: card_id } = await card();
    await owner.assignCard({ card_id, user_ids: [member.id] });
    return { params: { card_id, user_id: member.id } };
  },
  addLabel: async ({ card, label }) => ({
    params: { card_id: (await card()).id, label_id: (await label()).id },
  }),
  removeLabel: async ({ card, label, people: { owner } }) => {
    const params = { card_id: (await card()).id, label_id: (await label()).id };
    await owner.addLabel(params);
    return { params };
  },
} satisfies Partial<Record<RouteName, Make>>;

const thingsOnCards = {
  listLabels: onBoard,
  labelStats: onBoard,
  createLabel: ({ board_id }) => ({ params: { board_id }, body: { name: "New label", color: "blue" } }),
  updateLabel: async ({ label }) => ({
    params: { label_id: (await label()).id },
    body: { name: "Other name", color: "#0f0" },
  }),
  deleteLabel: async ({ label }) => ({ params: { label_id: (await label()).id } }),
  createChecklist: async ({ card }) => ({
    params: { card_id: (await card()).id },
    body: { title: "New checklist" },
  }),
  updateChecklist: async ({ checklist }) => ({
    params: { checklist_id: (await checklist()).id },
    body: { title: "Other title" },
  }),
  deleteChecklist: async ({ checklist }) => ({ params: { checklist_id: (await checklist()).id } }),
  moveChecklist: async ({ checklist }) => ({
    params: { checklist_id: (await checklist()).id },
    body: { position: 0 },
  }),
  createItem: async ({ checklist }) => ({
    params: { checklist_id: (await checklist()).id },
    body: { content: "New item" },
  }),
  updateItem: async ({ item }) => ({
    params: { item_id: (await item()).id },
    body: { content: "Other content", is_done: true },
  }),
  deleteItem: async ({ item }) => ({ params: { item_id: (await item()).id } }),
  moveItem: async ({ card, checklist, item }) => {
    const { id: card_id } = await card();
    const target = await checklist(card_id);
    const { id: item_id } = await item((await checklist(card_id)).id);
    return { params: { item_id }, body: { position: 0, checklist_id: target.id } };
  },
  assignItem: async ({ item, people }) => ({
    params: { item_id: (await item()).id },
    body: { user_ids: [people.member.id] },
  }),
  unassignItem: async ({ item, people: { owner, member } }) => {
    const { id: item_id } = await item();
    await owner.assignItem({ item_id, user_ids: [member.id] });
    return { params: { item_id, user_id: member.id } };
  },
  uploadAttachment: async ({ card }) => ({
    params: { card_id: (await card()).id },
    file: new File(["hello"], "note.txt", { type: "text/plain" }),
  }),
  downloadAttachment: async ({ attachment }) => ({ params: { attachment_id: (await attachment()).id } }),
  deleteAttachment: async ({ attachment }) => ({ params: { attachment_id: (await attachment()).id } }),
} satisfies Partial<Record<RouteName, Make>>;

const automations = {
  createRule: async ({ board_id, ruleFields }) => ({ params: { board_id }, body: await ruleFields() }),
  listRules: onBoard,
  updateRule: async ({ rule, ruleFields }) => ({
    params: { rule_id: (await rule()).id },
    body: { ...(await ruleFields()), name: "Other name", is_enabled: false },
  }),
  deleteRule: async ({ rule }) => ({ params: { rule_id: (await rule()).id } }),
} satisfies Partial<Record<RouteName, Make>>;

const examples: Record<RouteName, Make> = {
  ...accounts,
  ...boards,
  ...columnsAndCards,
  ...thingsOnCards,
  ...automations,
};

export const everyRoute = Object.entries(routes) as [RouteName, RouteSpec][];

/** `caller` matters where people act on themselves. */
export async function exampleOf(name: RouteName, world: World, caller?: Person): Promise<Example> {
  const { method, path, body } = routes[name] as RouteSpec;
  const make = examples[name] as Make | undefined;
  if (!make) {
    throw new Error(
      `No valid input is known for the route ${name} (${method} ${path}): add one to test/every-route/examples.ts`,
    );
  }
  const example = await make(world, caller);
  const missing = paramNames(routes[name]).filter((param) => !example.params[param]);
  if (missing.length > 0) throw new Error(`The example of ${name} lacks ${missing.join(", ")}`);
  if (body && !z.safeParse(body, example.body).success)
    throw new Error(`The example of ${name} is not valid`);
  return example;
}

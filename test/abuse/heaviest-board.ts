/** A board with as much on it as asked for, or as the limits allow. */
import type { Client } from "../../client/http.ts";
import { type Crew, createCrew } from "./crew.ts";
import { type Account, logIn, type Person, register } from "./people.ts";
import { wide } from "./worst-values.ts";

export interface Size {
  members: number;
  columns: number;
  /** Of 150 KB each, all in one column. */
  heavyCards: number;
  lightCards: number;
  labels: number;
  rules: number;
  /** Of the fullest card, and the items of each. */
  checklists: number;
  items: number;
}

export interface HeaviestBoard {
  board_id: string;
  /** Everybody on it but its owner. */
  members: Account[];
  columns: string[];
  /** The column of the heavy cards, and one of them. */
  heavyColumn: string;
  heavyCard: string;
  /** The column of the light ones. */
  longColumn: string;
  lightCards: string[];
  /** All labels but the first, every checklist that fits, everybody assigned who fits. */
  fullestCard: string;
  labels: string[];
  /** What sets off all rules, which move the card there and back; on no card yet. */
  ruleLabel: string;
  rules: string[];
  checklists: string[];
  items: string[];
  /** How much of each there is. */
  counts: Record<string, number>;
}

const BUILDERS = 8;
const IDS_AT_ONCE = 100;
const DESCRIPTION = 50_000;
const CONTENT = 2_000;
const TITLE = 255;
const ROOM_IN_CARDS = 25;

export async function buildHeaviestBoard(url: string, owner: Person, size: Size): Promise<HeaviestBoard> {
  const { id: board_id } = await owner.api.createBoard({
    title: wide(TITLE),
    description: wide(DESCRIPTION),
  });
  const members = await invited(url, owner, board_id, size.members);
  const builders = await Promise.all(members.slice(0, BUILDERS).map((account) => logIn(url, account)));
  const crew = createCrew([owner, ...builders]);
  const title = wide(TITLE);

  const columns = ids(await crew.make(size.columns, (api) => api.createColumn({ board_id, title })));
  const [heavyColumn, longColumn, fullColumn] = columns as [string, string, string];
  const labels = ids(await crew.make(size.labels, (api) => api.createLabel({ board_id, name: title })));
  const ruleLabel = labels[0]!;
  const rules = ids(
    await createCrew([owner]).make(size.rules, (api, index) =>
      api.createRule({
        board_id,
        name: title,
        trigger_type: "label_added",
        trigger_label_id: ruleLabel,
        action_type: "move_to_column",
        action_column_id: index % 2 === 0 ? longColumn : fullColumn,
      }),
    ),
  );
  const lightCards = ids(
    await crew.make(size.lightCards, (api, index) =>
      api.createCard({ board_id, column_id: longColumn, title: `Card ${index}` }),
    ),
  );
  await crew.make(lightCards.length, async (api, index) => {
    await api.addLabel({ card_id: lightCards[index]!, label_id: labels[1]! });
    await api.assignCard({ card_id: lightCards[index]!, user_ids: [members[0]!.id] });
  });
  const { id: fullestCard } = await owner.api.createCard({ board_id, column_id: fullColumn, title });
  const { checklists, items } = await fillCard(crew, fullestCard, { members, labels, size });
  // Last: with them the board may be as large as a board can be.
  const heavyCards = ids(
    await crew.make(size.heavyCards, (api) =>
      api.createCard({ board_id, column_id: heavyColumn, title, description: wide(DESCRIPTION) }),
    ),
  );
  // What is tried on the board needs some room.
  const removed = heavyCards.splice(Math.max(1, heavyCards.length - ROOM_IN_CARDS));
  for (const card_id of removed) await owner.api.deleteCard({ card_id });
  const counts = {
    members: members.length + 1,
    columns: columns.length,
    "cards of 150 KB": heavyCards.length,
    "light cards": lightCards.length,
    labels: labels.length,
    rules: rules.length,
    checklists: checklists.length,
    items: items.length,
  };
  return {
    ...{ board_id, members, columns, heavyColumn, longColumn, fullestCard, lightCards, counts },
    ...{ labels, ruleLabel, rules, checklists, items, heavyCard: heavyCards[0]! },
  };
}

async function invited(url: string, owner: Person, board_id: string, count: number): Promise<Account[]> {
  const crew = createCrew([owner]);
  return crew.make(count, async (api) => {
    const account = await register(url);
    await api.invite({ board_id, user_id: account.id });
    return account;
  });
}

async function fillCard(
  crew: Crew,
  card_id: string,
  { members, labels, size }: { members: Account[]; labels: string[]; size: Size },
) {
  const title = wide(TITLE);
  const item = (checklist_id: string) => (api: Client) =>
    api.createItem({ checklist_id, content: wide(CONTENT) });
  // One of each kind first: the card has a size beyond which it takes nothing more.
  const checklists = ids(await crew.make(1, (api) => api.createChecklist({ card_id, title })));
  const items = ids(await crew.make(1, item(checklists[0]!)));
  await crew.make(labels.length - 1, (api, index) => api.addLabel({ card_id, label_id: labels[index + 1]! }));
  await crew.make(Math.ceil(members.length / IDS_AT_ONCE), (api, index) =>
    assign(api, card_id, members.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE)),
  );
  const more = await crew.make(size.checklists - 1, (api) => api.createChecklist({ card_id, title }));
  checklists.push(...ids(more));
  for (const checklist_id of checklists) {
    const made = await crew.make(size.items, item(checklist_id));
    items.push(...ids(made));
    if (made.length < size.items) break;
  }
  return { checklists, items };
}

function assign(api: Client, card_id: string, people: Account[]) {
  return api.assignCard({ card_id, user_ids: people.map(({ id }) => id) });
}

function ids(things: { id: string }[]): string[] {
  return things.map(({ id }) => id);
}

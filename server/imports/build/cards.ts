/** Cards as they will be on the board, made of the records of a file, one at a time. */
import type { Attachment } from "../../../contract/attachments.ts";
import type { Card } from "../../../contract/cards.ts";
import type { Label } from "../../../contract/labels.ts";
import { rankAt } from "../../platform/core/rank.ts";
import { createPace } from "../../platform/scheduling/time-slices.ts";
import { newId } from "../../platform/util/ids.ts";
import { byId } from "../../users/public-user.ts";
import type { CardRecord, FileRecord, Key } from "../records.ts";
import { say } from "../words.ts";
import type { OnCard } from "../workspace.ts";
import type { Building } from "./building.ts";
import { checklistsOf } from "./checklists.ts";
import { commentCount } from "./comments.ts";
import { expectedFile } from "./files.ts";
import { fittedCard } from "./fitted-card.ts";
import type { PlannedColumn } from "./plan.ts";
import { checkedDate, pastDate, titleAndDescription } from "./texts.ts";

export interface BuiltCard {
  key: Key;
  card: Card;
  /** By itself: its column may be archived, too. */
  isArchived: boolean;
  /** Cards before it in its column that are not archived themselves. */
  position: number;
}

/** In order. Whoever takes the cards works in the same time slices: others are served between two of them. */
export async function* cardsOf(building: Building, column: PlannedColumn): AsyncGenerator<BuiltCard> {
  const pace = createPace();
  let index = 0;
  let position = 0;
  for (const { record, has } of building.workspace.cards(column.key)) {
    building.reached.card++;
    const { key, isArchived } = record;
    yield {
      key,
      card: await builtCard(building, { record, has, index: index++ }, column),
      isArchived,
      position,
    };
    if (!isArchived) position++;
    if (pace.isDue()) await pace.rest();
  }
}

async function builtCard(
  building: Building,
  { record, has, index }: { record: CardRecord; has: OnCard; index: number },
  { fields }: PlannedColumn,
): Promise<Card> {
  const { plan, tally, now } = building;
  const id = newId();
  const files = has.files ? filesOf(building, record.key) : [];
  const created = pastDate(record.createdAt, "creation dates of cards", tally, now);
  const dates = datesOf(building, record);
  const expected = fittedCard(
    {
      id,
      board_id: plan.board.id,
      column_id: fields.id,
      number: building.numbers.give(record.number),
      ...titleAndDescription(record, tally),
      rank: rankAt(index),
      ...dates,
      is_complete: record.isComplete,
      cover_attachment_id: null,
      labels: labelsOf(building, record.labels),
      ...plan.people.on(record.people),
      checklists: has.checklists ? checklistsOf(building, record.key, id) : [],
      attachments: files.map((file) => onCard(expectedFile(file, id), id)),
      comment_count: has.comments ? commentCount(building, record.key) : 0,
      created_at: created ?? now,
      updated_at: pastDate(record.updatedAt, "dates of changes", tally, now) ?? created ?? now,
    },
    tally,
  );
  tally.created.cards++;
  tally.created.checklists += expected.checklists.length;
  tally.created.items += expected.checklists.reduce((sum, { items }) => sum + items.length, 0);
  return { ...expected, ...(await takenFiles(building, record, files, id)) };
}

function datesOf({ tally }: Building, { startAt, dueAt }: CardRecord): Pick<Card, "start_at" | "due_at"> {
  const start_at = checkedDate(startAt, "start dates of cards", tally);
  const due_at = checkedDate(dueAt, "due dates of cards", tally);
  if (start_at === null || due_at === null || start_at <= due_at) return { start_at, due_at };
  tally.skip("start dates of cards", "they are after the due date");
  return { start_at: null, due_at };
}

function labelsOf({ plan, tally }: Building, keys: readonly Key[]): Label[] {
  const known = [...new Set(keys)];
  const labels = known.flatMap((key) => plan.labels.get(key) ?? []);
  tally.skip("labels on cards", "the label did not come over", known.length - labels.length);
  return labels.sort(byId);
}

function filesOf({ workspace, config, tally, reached }: Building, key: Key): FileRecord[] {
  const most = config.MAX_ATTACHMENTS_PER_CARD;
  const files: FileRecord[] = [];
  for (const record of workspace.each("file", key)) {
    if (files.length >= most) {
      const further = workspace.countIn("file", key) - most;
      tally.skip("attachments", say("a card may have no more than {most}", { most }), further);
      reached.file += further;
      break;
    }
    files.push(record);
  }
  reached.file += files.length;
  return files;
}

async function takenFiles(
  { files, tally }: Building,
  { cover }: CardRecord,
  records: readonly FileRecord[],
  cardId: string,
): Promise<Pick<Card, "attachments" | "cover_attachment_id">> {
  const attachments: Attachment[] = [];
  let cover_attachment_id: string | null = null;
  for (const record of records) {
    const taken = await files.take(record);
    if (!taken) continue;
    attachments.push(onCard(taken, cardId));
    if (record.key === cover && taken.mime_type.startsWith("image/")) cover_attachment_id = taken.id;
  }
  if (cover !== null && cover_attachment_id === null)
    tally.skip("covers", "they are not images among the attachments that came over");
  return { cover_attachment_id, attachments: attachments.sort(byId) };
}

function onCard({ id, name, mime_type, size }: Omit<Attachment, "card_id">, card_id: string): Attachment {
  return { id, card_id, name, mime_type, size };
}

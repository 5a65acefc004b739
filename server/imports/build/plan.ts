/** What a board consists of before its cards: title, columns, labels, people, rules. */
import { DEFAULT_COLUMN_COLOR, DEFAULT_LABEL_COLOR } from "../../../contract/base/color.ts";
import type { Board } from "../../../contract/boards.ts";
import type { ColumnFields } from "../../../contract/columns.ts";
import type { Label } from "../../../contract/labels.ts";
import type { User } from "../../../contract/users.ts";
import { newRuleRow } from "../../automations/store.ts";
import { COLUMN_LIMIT } from "../../columns/store.ts";
import type { Config } from "../../config.ts";
import { LABEL_LIMIT } from "../../labels/store.ts";
import { rankAt } from "../../platform/core/rank.ts";
import { insert, type Write } from "../../platform/db/db.ts";
import type { Work } from "../../platform/scheduling/time-slices.ts";
import { newId } from "../../platform/util/ids.ts";
import { type Key, Unreadable } from "../records.ts";
import type { Tally } from "../report.ts";
import { say } from "../words.ts";
import type { Workspace } from "../workspace.ts";
import { colorName } from "./color-name.ts";
import { type People, planPeople } from "./people.ts";
import { type Rule, rulesOf } from "./rules.ts";
import { bodyOf, colorOf, MOST, titleOf } from "./texts.ts";

export interface PlannedColumn {
  key: Key;
  fields: ColumnFields;
  isArchived: boolean;
}

export interface Plan {
  board: Board;
  columns: readonly PlannedColumn[];
  labels: ReadonlyMap<Key, Label>;
  people: People;
  rules: readonly Rule[];
}

interface Wish {
  importer: User;
  /** Instead of the title in the file. */
  title?: string | undefined;
  now: string;
  config: Config;
}

/** Archived columns are not on the board: any number of them is imported, up to this. */
const MOST_ARCHIVED_COLUMNS = 2000;
const MOST_CARD_LIMIT = 10_000;

export function* planBoard(workspace: Workspace, wish: Wish, tally: Tally): Work<Plan> {
  const { importer, now, config } = wish;
  const id = newId();
  const labels = labelsOf(workspace, { boardId: id, most: LABEL_LIMIT.most(config) }, tally);
  const columns = columnsOf(workspace, { boardId: id, most: COLUMN_LIMIT.most(config) }, tally);
  const people = yield* planPeople(workspace, { boardId: id, importer }, tally);
  const { description = null, color = null, title = "" } = workspace.board ?? {};
  const board: Board = {
    id,
    title: wish.title ?? titleOf(title, "board", tally, "Imported board"),
    description:
      description === null ? null : bodyOf(description, MOST.description, "description of the board", tally),
    color: colorOf(color, "boards", tally),
    is_template: false,
    created_by: importer.id,
    updated_by: importer.id,
    created_at: now,
    updated_at: now,
    seq: 0,
    labels: [...labels.values()],
    members: [{ board_id: id, user_id: importer.id, role: "owner", user: importer }],
  };
  const rules = yield* rulesOf(workspace, { boardId: id, columns, labels, people, config }, tally);
  return { board, columns, labels, people, rules };
}

interface Bound {
  boardId: string;
  most: number;
}

/** Ids are in the order of the file, which is the order of labels. */
function labelsOf(workspace: Workspace, { boardId, most }: Bound, tally: Tally): Map<Key, Label> {
  const labels = new Map<Key, Label>();
  for (const record of workspace.each("label")) {
    if (labels.size >= most) {
      tally.skip(
        "labels",
        say("a board may have no more than {most}", { most }),
        workspace.count("label") - most,
      );
      break;
    }
    const color = colorOf(record.color, "labels", tally) ?? DEFAULT_LABEL_COLOR;
    const name = titleOf(record.name, "label", tally, colorName(color));
    labels.set(record.key, { id: newId(), board_id: boardId, name, color });
  }
  tally.created.labels = labels.size;
  return labels;
}

function columnsOf(workspace: Workspace, { boardId, most }: Bound, tally: Tally): PlannedColumn[] {
  const columns: PlannedColumn[] = [];
  let live = 0;
  for (const record of workspace.each("column")) {
    if (!record.isArchived && ++live > most)
      throw new Unreadable(
        say("The file has more than {most} columns, the most that a board may have.", { most }),
      );
    if (columns.length - live > MOST_ARCHIVED_COLUMNS)
      throw new Unreadable(
        say("The file has more than {most} archived columns.", { most: MOST_ARCHIVED_COLUMNS }),
      );
    const fields: ColumnFields = {
      id: newId(),
      board_id: boardId,
      title: titleOf(record.title, "column", tally),
      rank: rankAt(columns.length),
      color: colorOf(record.color, "columns", tally) ?? DEFAULT_COLUMN_COLOR,
      is_done_column: record.isDone,
      card_limit: limitOf(record.cardLimit, tally),
    };
    columns.push({ key: record.key, fields, isArchived: record.isArchived });
  }
  tally.created.columns = columns.length;
  return columns;
}

function limitOf(given: number | null, tally: Tally): number | null {
  if (given === null) return null;
  if (Number.isInteger(given) && given >= 1 && given <= MOST_CARD_LIMIT) return given;
  tally.skip("card limits of columns", say("they are not between 1 and {most}", { most: MOST_CARD_LIMIT }));
  return null;
}

export function planWrites({ board, columns, labels, people, rules }: Plan): Write[] {
  return [
    ...board.members.map(({ board_id, user_id, role }) =>
      insert("board_members", { board_id, user_id, role }),
    ),
    ...people.writes,
    ...[...labels.values()].map((label) => insert("labels", label)),
    ...columns.map(({ fields }) => insert("columns", fields)),
    ...rules.map((rule) => insert("automation_rules", newRuleRow(rule))),
  ];
}

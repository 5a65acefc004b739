/**
 * How SQLite goes about what changes and small reads ask. It keeps no statistics, so its plan depends on the words alone:
 * it must look up what was asked for, and never go through a table, or through all of a board.
 */
import { Database } from "bun:sqlite";
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { subjects } from "../../contract/resources.ts";
import { labelRules, moveRules } from "../../server/automations/run.ts";
import { cardsIn, cardTreeOfCard, columnOfCard, columnRow, labelRow } from "../../server/cards/store.ts";
import {
  checklistsOn,
  checklistTreeOfItem,
  itemsIn,
  oneChecklistTree,
} from "../../server/checklists/store.ts";
import { cardsOfColumn, columnById } from "../../server/columns/store.ts";
import { readConfig } from "../../server/config.ts";
import { accessQueries, boardSubject } from "../../server/platform/auth/access.ts";
import { eventsAfter } from "../../server/platform/core/event-log.ts";
import { placeQueries } from "../../server/platform/core/rank.ts";
import type { Queries } from "../../server/platform/db/db.ts";
import { createRenderer, type Sql } from "../../server/platform/db/sql.ts";
import { openSqlite } from "../../server/platform/db/sqlite/sqlite.ts";
import { createLimits, type OfBoard, type OfParent } from "../../server/platform/quotas/limits.ts";

const session = { userId: "user", id: "session", isListed: true, generation: 1, expiresAt: 0 };
const render = createRenderer(() => "?");
const folder = mkdtempSync(join(tmpdir(), "boardcast-plans-"));
let database: Database;

beforeAll(async () => {
  const file = join(folder, "plans.db");
  await openSqlite(file).close();
  database = new Database(file);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

function planOf(statement: Sql): string[] {
  const values = statement.values as (string | number | boolean)[];
  const rows = database.prepare(`EXPLAIN QUERY PLAN ${render(statement)}`).all(...values);
  return (rows as { detail: string }[]).map(({ detail }) => detail);
}

/** All of a table, or all of a board where more than the board was given. */
const TOO_MUCH = /^SCAN (?!CONSTANT|one$|\(subquery|next$)|\(board_id=\?\)$/;

const OF_BOARD: OfBoard[] = ["columns", "cards", "labels", "board_members", "automation_rules"];
const OF_PARENT: OfParent[] = ["checklists", "checklist_items", "attachments"];

const LOADS: Record<string, Queries> = {
  "a card": cardTreeOfCard("card", "board"),
  "the cards of a column": cardsOfColumn({ id: "column", board_id: "board" }),
  "a column": { column: columnById("board", "column") },
  "a checklist": oneChecklistTree("board", "checklist"),
  "an item": checklistTreeOfItem("board", "item"),
  "a place among cards": placeQueries(cardsIn("board", "column"), 5),
  "a place among the cards of a card's column": placeQueries(
    cardsIn("board", columnOfCard("board", "card")),
    5,
  ),
  "a place among checklists": placeQueries(checklistsOn("board", "card"), 5),
  "a place among items": placeQueries(itemsIn("board", "checklist"), 5),
  "what a card is moved or labelled with": {
    column: columnRow("column", "board"),
    label: labelRow("label", "board"),
  },
  "who asks for a card": accessQueries({ ...subjects.card_id, id: "card" }, "board", session),
  "who asks for a board": accessQueries(boardSubject("board"), "board", session),
  "the log": { next: eventsAfter("board", 5, 100) },
};

for (const [what, queries] of Object.entries(LOADS)) {
  test(`${what}: nothing is read but what was asked for`, () => {
    const plans = Object.entries(queries).map(([name, query]) => [name, planOf(query)] as const);
    expect(plans.every(([, plan]) => plan.length > 0)).toBe(true);
    const tooMuch = plans.map(([name, plan]) => [name, plan.filter((step) => TOO_MUCH.test(step))] as const);
    expect(tooMuch.filter(([, steps]) => steps.length > 0)).toEqual([]);
  });
}

test("what is limited is counted in an index, and nothing else is read", () => {
  const limits = createLimits(readConfig({}));
  const counts = [
    ...OF_BOARD.map((things) => [things, limits.count(things, "board")] as const),
    ...OF_PARENT.map((things) => [things, limits.countIn(things, "board", "parent")] as const),
  ];
  const plans = counts.map(([things, { count }]) => [things, planOf(count)] as const);
  expect(plans.flatMap(([, plan]) => plan).filter((step) => /^SCAN (?!CONSTANT|taken$)/.test(step))).toEqual(
    [],
  );
  const counted = plans.map(([things, plan]) =>
    plan.find((step) => step.startsWith(`SEARCH ${things} USING`)),
  );
  expect(counted.filter((step) => !/ USING (COVERING INDEX|PRIMARY KEY) /.test(step ?? ""))).toEqual([]);
});

test("rules are looked up by their board, and what they act on by its own id", () => {
  for (const rules of [moveRules("board", "column"), labelRules("board", "label")]) {
    const [first, ...others] = planOf(rules).filter((step) => /^(SCAN|SEARCH)/.test(step));
    expect(first).toBe("SEARCH r USING INDEX sqlite_autoindex_automation_rules_1 (board_id=?)");
    expect(others.filter((step) => TOO_MUCH.test(step))).toEqual([]);
  }
});

/**
 * How SQLite goes about what every route asks of it, commits included. It keeps no statistics, so its plan depends on the
 * words alone: it must look up what was asked for, and never go through a table, or through all of a board, unless that is
 * what the route is about.
 */
import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type InputOf, type RouteName, routes } from "../../contract/index.ts";
import { purgeBoards } from "../../server/boards/removal.ts";
import { emptyTrash } from "../../server/trash/purge.ts";
import { everyRoute, exampleOf } from "../examples/index.ts";
import { boardOf, type Service, startService } from "../harness.ts";
import { call } from "./call.ts";
import { freshToken, meetPeople, type People } from "./people.ts";
import { makeWorld, type World } from "./world.ts";

/** What a board as a whole consists of. */
const BOARD = [
  "board_members",
  "card_assignees",
  "card_labels",
  "card_placeholders",
  "cards",
  "checklist_items",
  "checklists",
  "columns",
  "item_assignees",
  "item_placeholders",
  "labels",
];
/**
 * The tables of which all of a board is read. Rules are few, and so are labels and members; what is limited is counted in
 * an index, up to the limit.
 */
const WHOLE: Partial<Record<RouteName, string[]>> = {
  listBoards: ["board_members", "labels"],
  // Of the first two, the newest row of each board.
  listMyBoards: ["board_checkpoints", "board_events", "board_members", "labels"],
  getBoard: BOARD,
  copyBoard: ["attachments", "automation_rules", "board_people", ...BOARD].sort(),
  // All of it: comments and archived cards (`trash t`) page by page.
  exportBoard: ["automation_rules", "board_people", ...BOARD, "comments", "comments (index)", "t"].sort(),
  // Of each template, the titles of its columns and the number of its cards, up to a bound.
  listTemplates: ["cards (index)", "columns"],
  updateBoard: ["board_members", "labels"],
  listMembers: ["board_members"],
  changeRole: ["board_members", "labels"],
  restoreBoard: ["board_members", "labels"],
  removeMember: ["automation_rules", "board_members", "invitations", "labels"],
  invite: ["board_members"],
  createInvitation: ["invitations"],
  listInvitations: ["invitations"],
  createShare: ["shares"],
  listShares: ["shares"],
  getVisibility: ["shares"],
  // Built from the same snapshot as getBoard, and cached with it.
  getSharedBoard: BOARD,
  acceptInvitation: ["board_members"],
  createColumn: ["columns (index)"],
  moveColumn: ["columns (index)"],
  deleteColumn: ["automation_rules", "board_members", "labels (index)"],
  archiveColumn: ["automation_rules", "board_members", "labels (index)"],
  restoreColumn: ["automation_rules", "board_people (index)", "cards (index)", "columns (index)"],
  createCard: ["cards (index)"],
  createCards: ["cards (index)"],
  // The bytes that the board's attachments have together, as for an upload.
  copyCard: ["attachments", "cards (index)"],
  restoreCard: ["board_members", "board_people", "board_people (index)", "cards (index)", "labels"],
  updateCard: ["automation_rules"],
  moveCard: ["automation_rules"],
  addLabel: ["automation_rules"],
  listLabels: ["labels"],
  labelStats: ["card_labels (index)", "labels"],
  createLabel: ["labels (index)"],
  deleteLabel: ["automation_rules"],
  uploadAttachment: ["attachments"],
  createRule: ["automation_rules (index)"],
  // The deleted rules of the board, which are in an index of their own, up to the limit.
  deleteRule: ["trash (index)"],
  restoreRule: ["automation_rules (index)"],
  listRules: ["automation_rules", "automation_rules (index)"],
  // A page of them, and the members they may be.
  listPeople: ["board_people"],
  createWebhook: ["webhooks (index)"],
  listWebhooks: ["webhooks"],
  deleteWebhook: ["webhooks"],
  // Its first entry.
  replayWebhook: ["board_events (index)"],
  listEvents: ["board_events (index)"],
  search: ["board_members", "columns", "labels"],
  deleteBoard: ["board_members", "labels"],
};
/** Step by step, what there can be most of first. */
const PURGED = [
  "attachments (index)",
  "automation_runs (index)",
  "board_checkpoints (index)",
  "board_events (index)",
  "board_people (index)",
  "card_assignees",
  "card_labels (index)",
  "card_placeholders (index)",
  "card_watchers",
  "cards (index)",
  "checklist_items (index)",
  "comments (index)",
  "event_packs (index)",
  "notifications (index)",
  "restored_contents (index)",
  "search_documents (index)",
  "search_texts (index)",
  "trash (index)",
  "webhook_deliveries (index)",
];
/** What removing a column or label, and bringing things back, reads in routes of their own. */
const UNDONE = [
  "automation_rules",
  "board_members",
  "board_people",
  "board_people (index)",
  "cards (index)",
  "columns (index)",
  "labels",
  "labels (index)",
];
/** About everybody, and everything there is. */
const SCANS: RouteName[] = ["searchUsers", "stats"];

const ALIASES: Record<string, string> = {
  c: "cards",
  i: "checklist_items",
  k: "checklists",
  l: "labels",
  m: "board_members",
  n: "comments",
  o: "card_placeholders",
  p: "card_labels",
  q: "item_placeholders",
  r: "automation_rules",
  x: "attachments",
};
/** What a statement itself has put together, or was given as a list. */
const DERIVED =
  /^SCAN (CONSTANT|\d+ CONSTANT|json_each|kept$|text$|fitting$|all_named$|added$|near$|ranges$|few$|due_soon$|overdue$|e$|lists$|looked$|found$|newest$|\w+ VIRTUAL TABLE|\(subquery|at$|one$|l$|next$|page$|people$|renumbered$|taken$)/;

const WHAT_TO_DO = `SQLite reads more than this expects, or less. \`scans\` are steps that go through a whole table: add
an index, or fix the order of a join with CROSS JOIN; what goes through a list of the statement's own is named in DERIVED.
\`whole\` are tables of which all rows of the board are read: make the statement look up what it needs. If all of them are
needed, or fewer tables than before, change the list that is expected (WHOLE, PURGED or UNDONE in this file).`;

describe.if(process.env.BOARDCAST_TEST_DB !== "postgres")("on SQLite", () => {
  const run = new Set<string>();
  /** Imports that are not to be run. */
  const queued: string[] = [];
  const { prepare } = Database.prototype;
  let service: Service;
  let people: People;
  let world: World;
  let database: Database;

  beforeAll(async () => {
    Database.prototype.prepare = recorded as typeof prepare;
    // What happens by the clock, and what is sent to webhooks, is not to run in between.
    service = await startService({ skipLogCheck: true, secondMs: 500_000 });
    service.app.context.forwarding.listen({ committed() {}, wake() {} });
    people = await meetPeople(service);
    world = await makeWorld(service, people);
    await world.furnish();
    database = new Database(`${service.app.context.config.DATA_DIR}/boardcast.db`);
  });
  afterAll(async () => {
    Database.prototype.prepare = prepare;
    database.close();
    await service.stop();
  });

  function recorded(this: Database, text: string) {
    const statement = prepare.call(this, text);
    const { all } = statement;
    statement.all = (...values) => {
      run.add(text);
      return all.apply(statement, values);
    };
    return statement;
  }

  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    run.clear();
    await work();
    const texts = [...run];
    for (const import_id of queued.splice(0)) await people.owner.deleteImport({ import_id });
    return texts.flatMap((text) => {
      const steps = prepare.call(database, `EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
      return steps.map(({ detail }) => detail);
    });
  }

  function callRoute(name: RouteName) {
    return async () => {
      const caller = routes[name].access === "superuser" ? people.superuser : people.owner;
      const example = await exampleOf(name, world, caller);
      const token = name === "logout" ? await freshToken(service, caller) : caller.token;
      const { importQueue } = service.app.context;
      const { wake } = importQueue;
      // A job that is queued would run in between.
      importQueue.wake = () => undefined;
      run.clear();
      const { status, body } = await call(service, routes[name], example, { token });
      importQueue.wake = wake;
      expect({ name, status }).toEqual({ name, status: routes[name].status });
      if (status === 202 && body.is_preview !== undefined) queued.push(body.id);
    };
  }

  const scansIn = (plan: string[]) => plan.filter((step) => step.startsWith("SCAN ") && !DERIVED.test(step));

  function wholeIn(plan: string[]): string[] {
    const tables = plan.flatMap((step) => {
      const found = /^SEARCH (\w+) USING (.*)\(board_id=\?\)$/.exec(step);
      if (!found) return [];
      const [, table, how] = found as unknown as [string, string, string];
      return `${ALIASES[table] ?? table}${how.startsWith("COVERING") ? " (index)" : ""}`;
    });
    return [...new Set(tables)].sort();
  }

  const readWhole = (plan: string[]) => ({ scans: scansIn(plan), whole: wholeIn(plan) });

  test("moves that number cards anew and set off rules read what they are about, and no more", async () => {
    const moveAbout = await world.crowdedColumn();
    const plan = await plansOf(moveAbout);
    expect(readWhole(plan), WHAT_TO_DO).toEqual({
      scans: [],
      whole: ["automation_rules", "cards (index)"],
    });
    expect(plan.filter((step) => step === "SCAN renumbered")).not.toEqual([]);
  });

  test("undo reads what it is about, and no more, whatever is undone", async () => {
    const undoAll = await world.changesToUndo();
    // A board to which a label comes back is measured, which reads all of it.
    const { sizes } = service.app.context;
    service.app.context.sizes = { ...sizes, refuseMore() {}, committed() {} };
    const plan = await plansOf(async () => expect(await undoAll()).toEqual([409]));
    service.app.context.sizes = sizes;
    expect(readWhole(plan), WHAT_TO_DO).toEqual({ scans: [], whole: UNDONE });
  });

  /** What is read of these tables, and by what of an index. */
  const lookups = (plan: string[], ...tables: string[]) => {
    const found = plan.filter((step) => tables.some((table) => step.startsWith(`SEARCH ${table} `)));
    return [...new Set(found)].sort();
  };

  const OF_MINE =
    "SEARCH card_assignees USING COVERING INDEX card_assignees_due (user_id=? AND is_complete=? AND";
  const MY_CARDS = `${OF_MINE} due_at`;
  const SOME_ID = "00000000-0000-7000-8000-000000000000";

  test.each([
    [{}, [`${MY_CARDS}=?)`, `${MY_CARDS}>?)`]],
    [{ due: "overdue" }, [`${MY_CARDS}>? AND due_at<?)`]],
    [{ due: "today", complete: "true" }, [`${MY_CARDS}>? AND due_at<?)`]],
    [{ due: "none" }, [`${MY_CARDS}=?)`]],
    [{ after: `none_${SOME_ID}` }, [`${MY_CARDS}=? AND card_id>?)`]],
    [
      { after: `2031-01-01T00:00:00.000Z_${SOME_ID}` },
      [`${OF_MINE} (due_at,card_id)>(?,?))`, `${MY_CARDS}=?)`],
    ],
  ] as const)(
    "HOME-7: my cards are read in order from an index, up to the limit: %j",
    async (input, expected) => {
      const plan = await plansOf(() => people.owner.listMyCards(input));
      expect(lookups(plan, "card_assignees")).toEqual([...expected]);
    },
  );

  test("CALENDAR-2: a feed reads due dates in order from an index, up to its limits", async () => {
    const { pathname, search } = new URL((await people.owner.getCalendar()).url);
    const url = `${service.url}${pathname}${search}`;
    const own = await plansOf(() => fetch(url));
    const mine = "SEARCH p USING COVERING INDEX card_assignees_due (user_id=? AND is_complete=? AND due_at";
    expect(lookups(own, "p")).toEqual([`${mine}<?)`, `${mine}>?)`]);
    const all = await plansOf(() => fetch(`${url}&all=true`));
    const due = "SEARCH p USING COVERING INDEX cards_due (board_id=? AND is_complete=? AND due_at";
    expect(lookups(all, "p")).toEqual([`${due}<?)`, `${due}>?)`]);
  });

  test("INBOX-2: each name that a text mentions is looked up once, and none is compared with the others", async () => {
    const { board_id, column_id } = await boardOf(people.owner);
    const { id: card_id } = await people.owner.createCard({ board_id, column_id, title: "Card" });
    await people.owner.updateCard({ card_id, description: "@anna" });
    const plan = await plansOf(() => people.owner.updateCard({ card_id, description: "@bob" }));
    // One list of names for the new text and one for the old one.
    expect(plan.filter((step) => step.startsWith("SCAN x VIRTUAL TABLE"))).toHaveLength(2);
    expect(plan.filter((step) => step.includes("(username_key=?)"))).toHaveLength(2);
    expect(plan.filter((step) => step.startsWith("CORRELATED"))).toEqual([]);
  });

  test("RULE-21: trying a rule reads no more cards than it answers", async () => {
    const { board_id, column_id } = await boardOf(people.owner);
    const { id: label_id } = await people.owner.createLabel({ board_id, name: "label", color: "#fff" });
    const action = { action_type: "move_to_column", action_column_id: column_id } as const;
    const cards = async (trigger: Omit<InputOf<"tryRule">, "board_id" | keyof typeof action>) => {
      const plan = await plansOf(() => people.owner.tryRule({ board_id, ...action, ...trigger }));
      return lookups(plan, "cards", "card_labels");
    };
    const due = "SEARCH cards USING COVERING INDEX cards_due (board_id=? AND is_complete=? AND due_at";
    expect({
      moved: await cards({ trigger_type: "card_moved", trigger_column_id: column_id }),
      labeled: await cards({ trigger_type: "label_added", trigger_label_id: label_id }),
      completed: await cards({ trigger_type: "card_completed" }),
      soon: await cards({ trigger_type: "due_soon" }),
      passed: await cards({ trigger_type: "due_passed" }),
    }).toEqual({
      moved: ["SEARCH cards USING INDEX sqlite_autoindex_cards_2 (board_id=? AND column_id=?)"],
      labeled: ["SEARCH card_labels USING COVERING INDEX card_labels_label (board_id=? AND label_id=?)"],
      completed: ["SEARCH cards USING INDEX cards_complete (board_id=?)"],
      soon: [`${due}>? AND due_at<?)`],
      passed: [`${due}<?)`],
    });
  });

  const last: RouteName = "deleteBoard";
  const names = everyRoute.map(([name]) => name).filter((name) => name !== last && !SCANS.includes(name));

  test.each([...names, last])("%s reads what it is about, and no more", async (name) => {
    // A kept board would not be read.
    service.app.context.snapshots.clear();
    const plan = await plansOf(callRoute(name));
    expect(readWhole(plan), WHAT_TO_DO).toEqual({ scans: [], whole: WHOLE[name] ?? [] });
  });

  test("purging a board, and what is in the trash, reads what it is about, and no more", async () => {
    const { db, context } = service.app;
    const { id: board_id } = await people.owner.createBoard({ title: "Board" });
    const { id: column_id } = await people.owner.createColumn({ board_id, title: "Column" });
    await people.owner.deleteColumn({ column_id });
    const later = new Date(Date.now() + 31 * 86_400_000);
    const plan = await plansOf(async () => {
      await purgeBoards({ ...context, db }, later);
      await emptyTrash({ ...context, db }, later);
    });
    expect(readWhole(plan), WHAT_TO_DO).toEqual({
      scans: ["SCAN trash USING COVERING INDEX trash_purged"],
      whole: PURGED,
    });
  });

  test("a scan would be noticed", async () => {
    expect(scansIn(await plansOf(callRoute("stats")))).toContain("SCAN boards");
  });
});

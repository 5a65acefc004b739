/** Due dates, the clock that notices them, and who watches a card. */
import { allCards, type BoardModel, type ModelCard, showCard } from "./board-model.ts";
import { notify } from "./inbox.ts";
import { runRules } from "./rule-operations.ts";
import { announce, type Operation, step } from "./step.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LATEST_MS = 7 * DAY_MS;

/** In the future of the game's own clock. No two dates are equal: the clock takes cards in the order of their dates. */
export const setDueDate: Operation = (scene) => {
  const { model, draws, actor } = scene;
  const card = draws.from(allCards(model));
  if (!card) return;
  const hours = draws.from([2, 20, 40, 200]);
  const due_at = new Date(model.clock.nowMs + hours * HOUR_MS + ++model.clock.dates).toISOString();
  return step({
    call: () => actor.updateCard({ card_id: card.id, due_at }),
    apply() {
      card.due_at = due_at;
      announce(scene, "card.updated", showCard(model, card));
      return showCard(model, card);
    },
  });
};

/** Whoever is drawn has nothing to do with it. */
export const passTime: Operation = ({ model, draws, runClock }) => {
  const nowMs = model.clock.nowMs + draws.from([1, 20, 30, 240]) * HOUR_MS;
  if (!runClock) return;
  return step({
    needs: "anyone",
    call: () => runClock(new Date(nowMs)),
    apply() {
      model.clock.nowMs = nowMs;
      noticeDueDates(model);
    },
  });
};

function noticeDueDates(model: BoardModel): void {
  const { nowMs } = model.clock;
  const open = allCards(model)
    .filter(({ due_at, is_complete }) => due_at !== null && !is_complete)
    .sort((a, b) => Date.parse(a.due_at!) - Date.parse(b.due_at!));
  const late = open.filter((card) => Date.parse(card.due_at!) <= nowMs);
  const soon = open.filter((card) => !late.includes(card) && Date.parse(card.due_at!) <= nowMs + DAY_MS);
  for (const card of late) if (card.noticed.overdue !== card.due_at) notice(model, card, "overdue");
  for (const card of soon) if (card.noticed.due_soon !== card.due_at) notice(model, card, "due_soon");
}

function notice(model: BoardModel, card: ModelCard, kind: "due_soon" | "overdue"): void {
  card.noticed.due_soon = card.due_at;
  if (kind === "overdue") card.noticed.overdue = card.due_at;
  if (model.clock.nowMs - Date.parse(card.due_at!) > LATEST_MS) return;
  const people = [...card.assignees, ...card.watchers];
  notify(model, { kind, card, actor_id: null }, { people, caller: null });
  runRules(model, card, { trigger_type: kind === "overdue" ? "due_passed" : "due_soon" }, null);
}

export const watchCard: Operation = ({ model, draws, actor }) => {
  const card = draws.from(allCards(model));
  if (!card) return;
  return step({
    call: () => actor.watchCard({ card_id: card.id }),
    apply() {
      if (!card.watchers.includes(actor.id)) card.watchers.push(actor.id);
    },
  });
};

export const unwatchCard: Operation = ({ model, draws, actor }) => {
  const watched = allCards(model).filter(({ watchers }) => watchers.includes(actor.id));
  const card = draws.from(watched.length > 0 ? watched : allCards(model));
  if (!card) return;
  return step({
    call: () => actor.unwatchCard({ card_id: card.id }),
    apply() {
      card.watchers = card.watchers.filter((id) => id !== actor.id);
    },
  });
};

import type { ReactNode } from "react";
import type { AutomationRule, EffectReason, RunReason } from "../../../contract/automations.ts";
import type { Part } from "../../rules/sentence.ts";
import { number } from "../format.ts";
import { words } from "../words.ts";

export const automation = "Automation";
export const rules = "Rules";
export const loading = "Loading rules";
export const notLoaded = "Couldn’t load the rules";
export const ownersOnly = "Only board owners can create and edit rules.";
export const newRule = "New rule";
export const addAction = "Add another action";
/** `when` is what sets off the rules: "When a card is completed". */
export const addActionTo = (when: string) => `Add another action: ${when}`;
export const anotherAction = "Another action";
export const editRule = "Edit rule";
export const createFirst = "Create your first rule";
export const letTheBoard = "Let the board do the routine work";
export const whatRulesDo = (
  <>
    When a card is moved, gets a label, is completed or becomes due, a rule can move it on, assign someone,
    label it, complete it or archive it. For example: “When a card is moved to <em>Review</em>, assign{" "}
    <em>Ada</em>.”
  </>
);
/** `why` is a sentence; without a card, it is about several. */
export const couldNotAct = (rule: string, card: string | null, why: string) =>
  `A rule couldn’t run${card === null ? "" : ` on “${card}”`}: “${rule}”. ${why}`;
export const showRules = "Show rules";
/** The subject of a sentence. */
export const theRule = (rule: string) => `The rule “${rule}”`;
/** `card` is the title, if all changes were of one card. */
export const rulesActed = (changes: number, card: string | null, cards: number) =>
  `Rules made ${number(changes)} changes to ${card === null ? `${number(cards)} cards` : `“${card}”`}.`;
export const undoneActed = "Undid what the rules did.";
export const notUndoneActed = "Couldn’t undo what the rules did";
export const notChanged = "Couldn’t change the rule";
export const notCreated = "Couldn’t create the rule";
export const notDeleted = "Couldn’t delete the rule";
export const isCreated = "The rule was created.";
export const isAdded = "The action was added.";
export const isChanged = "The rule was changed.";
export const isDeleted = "The rule was deleted.";
/** What was done, without who did it; for messages about undoing it. */
export const created = (rule: string) => `created the rule “${rule}”`;
export const changed = (rule: string) => `changed the rule “${rule}”`;
export const switchedOn = (rule: string) => `switched on the rule “${rule}”`;
export const switchedOff = (rule: string) => `switched off the rule “${rule}”`;
export const deleted = (rule: string) => `deleted the rule “${rule}”`;

const gone = (text: string): Part => ({ text, kind: "gone" });
/** What a rule says. Whatever it needs and is null is no longer on the board. */
export const sentence = (when: readonly Part[], then: readonly Part[]): Part[] => words`${when}, ${then}`;
export const when: Record<AutomationRule["trigger_type"], (thing: Part | null) => Part[]> = {
  card_created: () => words`When a card is created`,
  card_moved: (column) =>
    column
      ? words`When a card is moved to ${column}`
      : words`When a card is moved to ${gone("a deleted column")}`,
  label_added: (label) =>
    label ? words`When a card gets the label ${label}` : words`When a card gets ${gone("a deleted label")}`,
  card_completed: () => words`When a card is completed`,
  due_soon: () => words`When a card is due within a day`,
  due_passed: () => words`When a card becomes overdue`,
};
export const thenDo: Record<AutomationRule["action_type"], (thing: Part | null) => Part[]> = {
  assign_member: (person) => words`assign ${person ?? gone("a deleted member")}`,
  move_to_column: (column) => words`move it to ${column ?? gone("a deleted column")}`,
  add_label: (label) => (label ? words`add the label ${label}` : words`add ${gone("a deleted label")}`),
  remove_label: (label) =>
    label ? words`remove the label ${label}` : words`remove ${gone("a deleted label")}`,
  complete_card: () => words`mark it complete`,
  reopen_card: () => words`mark it not complete`,
  archive_card: () => words`archive it`,
};

/** The sentence with gaps to fill in. */
export const whenACard = "When a card";
export const triggers = {
  card_moved: "is moved to",
  label_added: "gets the label",
  card_completed: "is completed",
  due_soon: "is due within a day",
  due_passed: "becomes overdue",
};
export const thenGap = "then";
export const thenLabel = "Then";
export const actions: Record<AutomationRule["action_type"], string> = {
  assign_member: "assign",
  move_to_column: "move it to",
  add_label: "add the label",
  remove_label: "remove the label",
  complete_card: "mark it complete",
  reopen_card: "mark it not complete",
  archive_card: "archive it",
};
export const which = {
  column: "Which column",
  label: "Which label",
  person: "Who",
  target: "Where to",
  added: "Label to add",
  removed: "Label to remove",
};
export const chosenLater = (gap: string) => `${gap}…`;
export const choose = {
  column: "Choose a column.",
  label: "Choose a label.",
  person: "Choose a person.",
  target: "Choose a column.",
  added: "Choose a label.",
  removed: "Choose a label.",
};
export const noColumns = "This board has no columns yet.";
export const noLabels = "This board has no labels yet. Create one on a card.";
export const alreadyThere = "The card is already in that column, so this rule would do nothing.";
export const alreadyLabeled = "The card already has that label, so this rule would do nothing.";
export const alreadyComplete = "The card is already complete, so this rule would do nothing.";
export const notComplete = "A complete card never becomes due, so this rule would do nothing.";
export const discardRule = "Discard your changes?";
export const keepEditing = "Keep editing";
export const createRule = "Create rule";
export const createAction = "Add action";

export const whatItWouldDo = "What this rule would do now";
export const notTried = (reason: string) => `Couldn’t test the rule. ${reason}`;
export const wouldBe: Record<AutomationRule["action_type"], string> = {
  assign_member: "Would be assigned",
  move_to_column: "Would be moved",
  add_label: "Would get the label",
  remove_label: "Would lose the label",
  complete_card: "Would be completed",
  reopen_card: "Would be reopened",
  archive_card: "Would be archived",
};
/** Of a rule that was tried. */
export const whyNothing: Record<EffectReason, string> = {
  already_there: "Already in this column",
  column_full: "The column is full",
  already_assigned: "Already assigned to this person",
  already_labeled: "Already has this label",
  not_labeled: "Doesn’t have this label",
  already_complete: "Already complete",
  not_complete: "Not complete",
};
export const firstOnly = (count: number) => `Showing the first ${number(count)} cards.`;
/** On how many cards the rule was tried, and on how many of them it would act. */
export const triedOn = (trigger: AutomationRule["trigger_type"], all: number, acting: number) => {
  const { one, other, when } = TRIED[trigger];
  if (all === 0) return `No cards ${other} now, so there’s nothing to test the rule on.`;
  const which =
    all === 1
      ? `the 1 card ${one}`
      : acting === all
        ? `all ${number(all)} cards ${other}`
        : `${acting === 0 ? "any" : number(acting)} of the ${number(all)} cards ${other}`;
  return `The rule ${acting === 0 ? "wouldn’t" : "would"} change ${which}. Nothing happens now: it only runs when a card ${when}.`;
};
const TRIED: Record<AutomationRule["trigger_type"], { one: string; other: string; when: string }> = {
  card_moved: { one: "in this column", other: "in this column", when: "is moved there" },
  label_added: { one: "with this label", other: "with this label", when: "gets it" },
  card_completed: { one: "that is complete", other: "that are complete", when: "is completed" },
  due_soon: {
    one: "due within a day",
    other: "due within a day",
    when: "comes within a day of its due date",
  },
  due_passed: { one: "that is overdue", other: "that are overdue", when: "becomes overdue" },
  card_created: { one: "that is new", other: "that are new", when: "is created" },
};

export const states = { on: "On", off: "Off", suspended: "Suspended" };
export const somethingIsGone =
  "Something this rule uses no longer exists. Restore it or edit the rule to use it again.";
export const personIsGone = "The person this rule assigns isn’t on the board. Edit the rule to use it again.";
export const newCardsNotYet = "Rules for new cards don’t work yet.";
export const runsOf = (rule: string) => `Recent runs of the rule: ${rule}`;
export const editThis = (rule: string) => `Edit the rule: ${rule}`;
export const deleteThis = (rule: string) => `Delete the rule: ${rule}`;
export const lastRuns = "Recent runs";
export const runsNotLoaded = "Couldn’t load the runs";
export const noRuns = "This rule hasn’t run yet.";
export const showEarlierRuns = "Show earlier runs";
export const cardIsGone = "A card that is no longer on the board";
export const outcomes = { skipped: "Skipped", failed: "Failed" };
/** Of a rule that was set off. */
export const whyNot: Record<RunReason, string> = {
  already_there: "The card was already in this column.",
  column_full: "The column was full.",
  already_assigned: "This person was already assigned.",
  already_labeled: "The card already had this label.",
  not_labeled: "The card didn’t have this label.",
  already_complete: "The card was already complete.",
  not_complete: "The card wasn’t complete.",
  archived_by_rule: "Another rule had already archived the card.",
  card_too_large: "The card would have become too large.",
  change_too_large: "The rules would have changed too much at once.",
};
export const did: Record<AutomationRule["action_type"], string> = {
  assign_member: "Assigned",
  move_to_column: "Moved",
  add_label: "Label added",
  remove_label: "Label removed",
  complete_card: "Completed",
  reopen_card: "Reopened",
  archive_card: "Archived",
};
export const lastRan = (time: ReactNode, did: string) => (
  <>
    Last ran {time}: {did}
  </>
);
/** Lower case, for the middle of a sentence. `title` is null for a card that is gone. */
export const didTo = (action: AutomationRule["action_type"], title: string | null) => {
  const card = title === null ? "a card" : `“${title}”`;
  return {
    assign_member: `assigned ${card}`,
    move_to_column: `moved ${card}`,
    add_label: `labelled ${card}`,
    remove_label: `took the label off ${card}`,
    complete_card: `completed ${card}`,
    reopen_card: `reopened ${card}`,
    archive_card: `archived ${card}`,
  }[action];
};
/** `why` is a sentence. */
export const didNothing = (time: ReactNode, why: string) => (
  <>
    Did nothing {time}. {why}
  </>
);
export const hasFailed = (time: ReactNode, why: string) => (
  <>
    Failed {time}. {why}
  </>
);

export const suggestions = "Suggestions for this board";
export const addRule = "Add";
export const addThis = (rule: string) => `Add the rule: ${rule}`;

import type { Checklist, ChecklistItem } from "../../../contract/checklists.ts";
import { rankAt } from "../../platform/core/rank.ts";
import { newId } from "../../platform/util/ids.ts";
import { lineOf } from "../clean-text.ts";
import type { Key } from "../records.ts";
import { say } from "../words.ts";
import type { Building } from "./building.ts";
import { cut, MOST, titleOf } from "./texts.ts";

/** Of the card with that key. */
export function checklistsOf(building: Building, key: Key, cardId: string): Checklist[] {
  const { workspace, tally, config, reached } = building;
  const most = config.MAX_CHECKLISTS_PER_CARD;
  const checklists: Checklist[] = [];
  for (const record of workspace.each("checklist", key)) {
    if (checklists.length >= most) {
      const further = workspace.countIn("checklist", key) - most;
      tally.skip("checklists", say("a card may have no more than {most}", { most }), further);
      reached.checklist += further;
      break;
    }
    reached.checklist++;
    const id = newId();
    checklists.push({
      id,
      card_id: cardId,
      title: titleOf(record.title, "checklist", tally, "Checklist"),
      rank: rankAt(checklists.length),
      items: itemsOf(building, record.key, id),
    });
  }
  return checklists;
}

function itemsOf(building: Building, key: Key, checklistId: string): ChecklistItem[] {
  const { workspace, tally, config, reached, plan } = building;
  const most = config.MAX_ITEMS_PER_CHECKLIST;
  const items: ChecklistItem[] = [];
  for (const record of workspace.each("item", key)) {
    if (items.length >= most) {
      const further = workspace.countIn("item", key) - most;
      tally.skip("checklist items", say("a checklist may have no more than {most}", { most }), further);
      reached.item += further;
      break;
    }
    const content = lineOf(record.content);
    if (content.length > MOST.item)
      tally.warn(say("A checklist item was longer than {most} characters and was cut.", { most: MOST.item }));
    items.push({
      id: newId(),
      checklist_id: checklistId,
      content: cut(content, MOST.item),
      is_done: record.isDone,
      rank: rankAt(items.length),
      ...plan.people.on(record.people),
    });
  }
  reached.item += items.length;
  return items;
}

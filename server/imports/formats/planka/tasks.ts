/** Tasks of Planka, in lists of their own (version 2) or directly on a card (version 1). */
import { booleanOf, filledOf, keyOf, numberOf } from "../../read/values.ts";
import type { Key, Sink } from "../../records.ts";
import type { PlankaResponse } from "./response.ts";

export async function putTasks(response: PlankaResponse, cards: ReadonlySet<Key>, sink: Sink): Promise<void> {
  const lists = new Set<Key>();
  for await (const list of response.rows("taskLists")) {
    const [key, card] = [keyOf(list.id), keyOf(list.cardId)];
    if (key === null || card === null || !cards.has(card)) continue;
    sink.remember(key);
    lists.add(key);
    const [title, sort] = [filledOf(list.name) ?? "Tasks", numberOf(list.position) ?? 0];
    sink.put({ kind: "checklist", key, card, title, sort });
  }
  for await (const task of response.rows("tasks")) {
    const [key, list, card] = [keyOf(task.id), keyOf(task.taskListId), keyOf(task.cardId)];
    const checklist = list ?? (card !== null && cards.has(card) ? `tasks of ${card}` : null);
    if (list === null && card !== null && checklist !== null && !lists.has(checklist)) {
      sink.remember(checklist);
      lists.add(checklist);
      sink.put({ kind: "checklist", key: checklist, card, title: "Tasks", sort: 0 });
    }
    if (key === null || checklist === null || !lists.has(checklist)) {
      sink.skip("tasks", "what they belong to is not on the board");
      continue;
    }
    const person = keyOf(task.assigneeUserId);
    const about = { content: filledOf(task.name) ?? "", isDone: booleanOf(task.isCompleted) };
    const sort = numberOf(task.position) ?? 0;
    sink.put({ kind: "item", key, checklist, ...about, people: person === null ? [] : [person], sort });
  }
}

import { listOf, numberOf, stringOf } from "../../read/values.ts";
import { fieldsOf, shortKeyOf } from "../keys.ts";
import { assigned } from "../people.ts";
import { skipSome } from "../skips.ts";
import type { Reading } from "./cards.ts";

/** Hands over a checklist with its items. */
export function putChecklist(value: unknown, index: number, { survey, extras, sink }: Reading): void {
  const checklist = fieldsOf(value);
  const key = shortKeyOf(checklist.id);
  const card = shortKeyOf(checklist.idCard);
  if (key === null || card === null || (survey.cards.get(card)?.list ?? null) === null) {
    return sink.skip("checklists", "their card is not in the file");
  }
  const title = stringOf(checklist.name) ?? "";
  sink.put({ kind: "checklist", key, card, title, sort: numberOf(checklist.pos) ?? index });
  let lost = 0;
  for (const [position, item] of listOf(checklist.checkItems).map(fieldsOf).entries()) {
    const itemKey = shortKeyOf(item.id);
    if (itemKey === null) {
      lost++;
      continue;
    }
    sink.put({
      kind: "item",
      key: itemKey,
      checklist: key,
      content: stringOf(item.name) ?? "",
      isDone: item.state === "complete",
      people: assigned(
        survey.people,
        (item.idMember ?? null) === null ? [] : [shortKeyOf(item.idMember)],
        sink,
      ),
      sort: numberOf(item.pos) ?? position,
    });
    extras.add("due dates of checklist items", stringOf(item.due) ? 1 : 0);
  }
  skipSome(sink, "checklist items", "they have no id, or are too large", lost);
}

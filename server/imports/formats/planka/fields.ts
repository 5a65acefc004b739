/** Custom fields: cards have none, so they become a part of the description. */
import { filledOf, keyOf } from "../../read/values.ts";
import type { Key, RemoteSource, Sink } from "../../records.ts";
import { createResponse, type PlankaResponse } from "./response.ts";

/** Fields of the board's own groups come with it, those of the project's with the project. */
export async function customFieldNames(
  source: RemoteSource,
  board: PlankaResponse,
  sink: Sink,
): Promise<Map<Key, string>> {
  const names = new Map<Key, string>();
  await addNames(board, names, sink);
  if (!(await usesProjectFields(board))) return names;
  for await (const project of board.rows("projects")) {
    const id = keyOf(project.id);
    const body = id !== null && /^\d+$/.test(id) ? await source.get(`/api/projects/${id}`) : null;
    if (body) await addNames(createResponse(body), names, sink);
  }
  return names;
}

export async function addNames(response: PlankaResponse, names: Map<Key, string>, sink: Sink): Promise<void> {
  for await (const field of response.rows("customFields")) {
    const [key, name] = [keyOf(field.id), filledOf(field.name)];
    if (key === null || name === null || names.get(key) === name) continue;
    sink.remember(key, name);
    names.set(key, name);
  }
}

async function usesProjectFields(board: PlankaResponse): Promise<boolean> {
  for await (const group of board.rows("customFieldGroups"))
    if (keyOf(group.baseCustomFieldGroupId) !== null) return true;
  return false;
}

/** Lines for the description of a card. */
export async function* customValues(
  response: PlankaResponse,
  names: ReadonlyMap<Key, string>,
): AsyncGenerator<{ card: Key | null; line: string }> {
  for await (const { cardId, customFieldId, content } of response.rows("customFieldValues")) {
    const [name, text] = [names.get(keyOf(customFieldId) ?? ""), filledOf(content)];
    if (text !== null) yield { card: keyOf(cardId), line: `- ${name ?? "Field"}: ${text}` };
  }
}

/** What was changed on an edited board, and the texts that it replaces. Pure. */

import type { Texts } from "../../client/changes/seen-texts.ts";
import type { InputOf } from "../../contract/index.ts";
import type { Draft } from "../drafts/use-draft.ts";

type Edited = Pick<Draft, "text" | "base">;
type Fields = Omit<InputOf<"updateBoard">, "board_id">;

interface Form {
  title: Edited;
  description: Edited;
  /** Undefined if it was not changed. */
  color: Fields["color"];
}

export interface BoardEdit {
  fields: Fields;
  /** Null if no text is replaced. */
  seen: Texts | null;
}

/** Null if nothing was changed. */
export function changesOf({ title, description, color }: Form): BoardEdit | null {
  const newTitle = (title.text ?? title.base).trim();
  const newDescription = description.text ?? description.base;
  const texts: Fields = {
    ...(newTitle !== title.base && { title: newTitle }),
    ...(newDescription !== description.base && { description: newDescription || null }),
  };
  const fields = { ...texts, ...(color !== undefined && { color }) };
  if (Object.keys(fields).length === 0) return null;
  const seen = {
    ...("title" in texts && { title: title.base }),
    ...("description" in texts && { description: description.base }),
  };
  return { fields, seen: Object.keys(seen).length > 0 ? seen : null };
}

import * as texts from "#texts/own-board.ts";
import { api } from "../../session/api.ts";
import { reasonOf } from "../../session/reason.ts";
import { toast } from "../../ui/feedback/toasts.tsx";

interface Deleted {
  id: string;
  title: string;
}

/** True once it is back; otherwise a message has said why not. */
export async function restoreBoard({ id, title }: Deleted): Promise<boolean> {
  try {
    await api.restoreBoard({ deleted_board_id: id });
    toast({ message: texts.wasRestored(title) });
    return true;
  } catch (error) {
    toast({ kind: "error", message: `${texts.wasNotRestored(title)} ${reasonOf(error)}` });
    return false;
  }
}

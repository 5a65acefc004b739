import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";

interface Deleted {
  id: string;
  title: string;
}

/** True once it is back; otherwise a message has said why not. */
export async function restoreBoard({ id, title }: Deleted): Promise<boolean> {
  try {
    await api.restoreBoard({ deleted_board_id: id });
    toast({ message: `The board “${title}” was restored.` });
    return true;
  } catch (error) {
    toast({ kind: "error", message: `The board “${title}” was not restored. ${reasonOf(error)}` });
    return false;
  }
}

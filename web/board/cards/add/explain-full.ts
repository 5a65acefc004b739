import { howToMakeRoom } from "#texts/cards.ts";
import { toast } from "../../../ui/feedback/toasts.tsx";

/** `full` is why the column takes no card. */
export function explainFull(full: string): void {
  toast({ group: "full", message: `${full} ${howToMakeRoom}` });
}

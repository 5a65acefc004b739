import * as texts from "#texts/cards.ts";
import { toast } from "../../../ui/feedback/toasts.tsx";

/** Nobody should have to wonder where a new card went. */
export function tellHidden(title: string, clearFilter: () => void): void {
  toast({
    group: "hidden",
    message: texts.hiddenByFilter(title),
    action: { label: texts.showAllCards, run: clearFilter },
  });
}

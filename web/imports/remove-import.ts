import * as texts from "#texts/imports.ts";
import { ApiError } from "../../client/http.ts";
import { api } from "../session/api.ts";
import { reasonOf } from "../session/reason.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { forgetChoices } from "./page/preview-drafts.ts";
import type { Stage } from "./stage.ts";

const SAID: Partial<Record<Stage, string>> = {
  reading: texts.cancelled,
  importing: texts.cancelled,
  preview: texts.discarded,
};

/** Cancels it or takes it off the list; a board that was created stays. True once it is gone, else a message says why not. */
export async function removeImport(import_id: string, stage: Stage): Promise<boolean> {
  try {
    await api.deleteImport({ import_id });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) {
      const what = stage === "importing" ? texts.notCancelled : texts.notRemoved;
      toast({ kind: "error", group: "import", message: `${what} ${reasonOf(error)}` });
      return false;
    }
  }
  forgetChoices(import_id);
  const message = SAID[stage];
  if (message) toast({ group: "import", message });
  return true;
}

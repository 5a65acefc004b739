/** What somebody has chosen for an import and not sent yet. It survives a reload, like all text that is being written. */
import type { DateOrder } from "../../../contract/imports.ts";
import { keepDraft } from "../../drafts/drafts.ts";
import { useNewText } from "../../drafts/use-draft.ts";
import { dateOrderOf } from "../csv/date-order.ts";
import { changedMapping, type Mapping } from "../csv/mapping.ts";

const TITLE = "import-title";
const MAPPING = "import-mapping";
const DATE_ORDER = "import-date-order";

interface Choices {
  title: string;
  mapping: Mapping;
  dateOrder: DateOrder | null;
}

/** The choices, which are those of the preview until somebody changes them, and how they are changed. */
export function usePreviewDrafts(importId: string, preview: Choices) {
  const [title, setTitle] = useNewText({ id: importId, field: TITLE });
  const [mapping, setMapping] = useNewText({ id: importId, field: MAPPING });
  const [dateOrder, setDateOrder] = useNewText({ id: importId, field: DATE_ORDER });
  return {
    title: title ?? preview.title,
    mapping: mapping === null ? preview.mapping : parsed(mapping),
    dateOrder: dateOrderOf(dateOrder) ?? preview.dateOrder,
    setTitle: (next: string) => setTitle(next === preview.title ? null : next),
    setMapping: (next: Mapping) =>
      setMapping(changedMapping(preview.mapping, next) ? JSON.stringify(next) : null),
    setDateOrder: (next: DateOrder) => setDateOrder(next === preview.dateOrder ? null : next),
  };
}

function parsed(mapping: string): Mapping {
  return JSON.parse(mapping);
}

/** The service knows how the table is read. */
export function forgetReading(importId: string): void {
  keepDraft(importId, MAPPING, null);
  keepDraft(importId, DATE_ORDER, null);
}

/** The import has been started or discarded. */
export function forgetChoices(importId: string): void {
  keepDraft(importId, TITLE, null);
  forgetReading(importId);
}

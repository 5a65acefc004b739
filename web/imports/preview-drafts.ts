/** What somebody has chosen for an import and not sent yet. It survives a reload, like all text that is being written. */
import { keepDraft } from "../drafts/drafts.ts";
import { useNewText } from "../drafts/use-draft.ts";
import { changedMapping, type Mapping } from "./mapping.ts";

const TITLE = "import-title";
const MAPPING = "import-mapping";

interface Choices {
  title: string;
  mapping: Mapping;
}

/** The choices, which are those of the preview until somebody changes them, and how they are changed. */
export function usePreviewDrafts(importId: string, preview: Choices) {
  const [title, setTitle] = useNewText({ id: importId, field: TITLE });
  const [mapping, setMapping] = useNewText({ id: importId, field: MAPPING });
  return {
    title: title ?? preview.title,
    mapping: mapping === null ? preview.mapping : parsed(mapping),
    setTitle: (next: string) => setTitle(next === preview.title ? null : next),
    setMapping: (next: Mapping) =>
      setMapping(changedMapping(preview.mapping, next) ? JSON.stringify(next) : null),
  };
}

function parsed(mapping: string): Mapping {
  return JSON.parse(mapping);
}

/** The service has the mapping. */
export function forgetMapping(importId: string): void {
  keepDraft(importId, MAPPING, null);
}

/** The import has been started or discarded. */
export function forgetChoices(importId: string): void {
  keepDraft(importId, TITLE, null);
  forgetMapping(importId);
}

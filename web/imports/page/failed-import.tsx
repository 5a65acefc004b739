import * as texts from "#texts/imports.ts";
import type { IMPORT_SENTENCES } from "../../../contract/import-sentences.ts";
import type { Import } from "../../../contract/imports.ts";
import { navigate } from "../../router.ts";
import { Button } from "../../ui/forms/button.tsx";
import { runOnPage } from "../../util/commands.ts";
import { sentenceOf } from "../words.ts";
import { Said } from "./notes.tsx";

const whichFiles = texts.canBeImported(texts.whichFiles);

/** By why it has failed. */
const ADVICE: Partial<Record<string, string>> = {
  format_unknown: whichFiles,
  not_our_export: whichFiles,
  not_table: whichFiles,
  no_board_file: whichFiles,
  archive_empty: whichFiles,
  deck_not: whichFiles,
  deck_no_lists: whichFiles,
  four_ga_not: whichFiles,
  four_ga_no_board: whichFiles,
  trello_not: whichFiles,
  trello_no_lists: whichFiles,
  wekan_not: whichFiles,
  wekan_no_lists: whichFiles,
  file_damaged: texts.exportAgain,
  file_empty: texts.exportAgain,
  json_incomplete: texts.exportAgain,
  json_invalid: texts.exportAgain,
  tar_damaged: texts.exportAgain,
  zip_damaged: texts.exportAgain,
  zip_size: texts.exportAgain,
  planka_address: texts.checkAddress,
  planka_not: texts.checkAddress,
  planka_token: texts.checkToken,
} satisfies Partial<Record<keyof typeof IMPORT_SENTENCES, string>>;

/** What applies, as far as that is known. */
function adviceFor({ error_note, format }: Pick<Import, "error_note" | "format">): string[] {
  const advice = error_note === null ? undefined : ADVICE[error_note.code];
  if (advice !== undefined) return [advice];
  if (format === "planka") return [texts.checkAddress, texts.checkToken, texts.elseTell];
  return [whichFiles, texts.checkFile, texts.exportAgain, texts.elseTell];
}

interface Props {
  current: Import;
  isOffline: boolean;
  onRemove: () => void;
}

export function FailedImport({ current, isOffline, onRemove }: Props) {
  const { error, error_note } = current;
  const again = () => {
    runOnPage("/", "import-board");
    navigate("/");
  };
  return (
    <section className="import-panel stack">
      <h2>{texts.failed}</h2>
      <p className="notice" data-kind="error" role="alert">
        <Said words={error_note && sentenceOf(error_note)} english={error ?? ""} /> {texts.nothingCreated}
      </p>
      <ul className="import-advice">
        {adviceFor(current).map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <div className="row">
        <Button kind="primary" onClick={again}>
          {texts.tryAnother}
        </Button>
        <Button kind="quiet" disabled={isOffline} onClick={onRemove}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}

import * as texts from "#texts/imports.ts";
import type { Import } from "../../../contract/imports.ts";
import { navigate } from "../../router.ts";
import { Button } from "../../ui/forms/button.tsx";
import { runOnPage } from "../../util/commands.ts";
import { sentenceOf } from "../words.ts";
import { Said } from "./notes.tsx";

function adviceFor(format: Import["format"]): string[] {
  if (format === "planka") return [...texts.checkPlanka, texts.elseTell];
  return [texts.canBeImported(texts.whichFiles), ...texts.checkFile, texts.elseTell];
}

interface Props {
  current: Import;
  isOffline: boolean;
  onRemove: () => void;
}

export function FailedImport({ current: { error, error_note, format }, isOffline, onRemove }: Props) {
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
        {adviceFor(format).map((advice) => (
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

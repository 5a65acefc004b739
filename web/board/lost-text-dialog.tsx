import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { forgetPlace, type LostPlace } from "./deleted-while-writing.ts";

interface Props {
  place: LostPlace;
  onClose: () => void;
}

/** Somebody deleted what was being written in; the text is still here. */
export function LostTextDialog({ place, onClose }: Props) {
  const { what, who, texts } = place;
  const text = texts.map((each) => each.text).join("\n\n");
  const close = () => {
    forgetPlace(place);
    onClose();
  };
  return (
    <Dialog title={`${what} was deleted by ${inSentence(who)}`} onClose={close}>
      <div className="stack">
        <p>You were writing in it. Your text:</p>
        <textarea className="input" dir="auto" rows={6} readOnly aria-label="Your text" value={text} />
      </div>
      <div className="dialog-actions">
        <CopyButton text={text} />
        <Button kind="primary" onClick={close}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function inSentence(who: string): string {
  return who === "A rule" || who === "Somebody" ? who.toLowerCase() : who;
}

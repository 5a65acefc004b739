import * as common from "#texts/common.ts";
import * as texts from "#texts/log-out.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";

/** What stays in the browser after logging out. */
export interface Left {
  /** Unsent changes and files. */
  changes: number;
  drafts: number;
}

interface Props {
  left: Left;
  onLogout: () => void;
  onClose: () => void;
}

/** Asked before logging out with unsent changes or drafts. */
export default function UnsentQuestion({ left: { changes, drafts }, onLogout, onClose }: Props) {
  return (
    <Dialog title={changes > 0 ? texts.logOutUnsent : texts.logOutUnfinished} onClose={onClose}>
      {changes > 0 && <p>{texts.unsentStay(changes)}</p>}
      {drafts > 0 && <p>{texts.draftsStay(drafts)}</p>}
      <div className="dialog-actions">
        <Button onClick={onLogout}>{common.logOut}</Button>
        <Button kind="primary" onClick={onClose} data-autofocus>
          {texts.stayLoggedIn}
        </Button>
      </div>
    </Dialog>
  );
}

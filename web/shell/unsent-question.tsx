import * as common from "#texts/common.ts";
import * as texts from "#texts/shell.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Button } from "../ui/forms/button.tsx";

interface Props {
  count: number;
  onLogout: () => void;
  onClose: () => void;
}

/** Asked before logging out with unsent changes. */
export function UnsentQuestion({ count, onLogout, onClose }: Props) {
  return (
    <Dialog title={texts.logOutUnsent} onClose={onClose}>
      <p>{texts.unsentStay(count)}</p>
      <div className="dialog-actions">
        <Button onClick={onLogout}>{common.logOut}</Button>
        <Button kind="primary" onClick={onClose} data-autofocus>
          {texts.stayLoggedIn}
        </Button>
      </div>
    </Dialog>
  );
}

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
    <Dialog title="Log out with unsent changes?" onClose={onClose}>
      <p>
        {count === 1
          ? "1 change has not been sent. It stays in this browser and will be"
          : `${count} changes have not been sent. They stay in this browser and will be`}{" "}
        sent when you log in here again.
      </p>
      <div className="dialog-actions">
        <Button onClick={onLogout}>Log out</Button>
        <Button kind="primary" onClick={onClose} data-autofocus>
          Stay logged in
        </Button>
      </div>
    </Dialog>
  );
}

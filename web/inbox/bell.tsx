import { useRef, useState } from "react";
import * as texts from "#texts/bell.ts";
import { countText } from "../shell/title-count.ts";
import { AnchoredPanel } from "../ui/dialogs/anchored-panel.tsx";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { FailureNote } from "../ui/feedback/error-boundary.tsx";
import { lazyPart, type Missing } from "../ui/feedback/lazy-part.tsx";
import { whyMissing } from "../ui/feedback/missing-part.tsx";
import { Spinner } from "../ui/feedback/states.tsx";
import { useCommands } from "../util/commands.ts";
import { useInbox } from "./inbox.ts";

const InboxPanel = lazyPart(() => import("./inbox-panel.tsx"), missingInbox);
const PHONE = "(max-width: 46rem), (max-height: 30rem)";

/** The number of unread notifications, and the inbox: below the bell, or over the whole page of a phone. */
export function Bell() {
  const { unread } = useInbox();
  const [open, setOpen] = useState<"panel" | "page" | null>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const show = () => setOpen(matchMedia(PHONE).matches ? "page" : "panel");
  useCommands({ inbox: show });
  const label = unread === 0 ? texts.inbox : texts.inboxUnread(countText(unread));
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="icon-button bell"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onPointerEnter={InboxPanel.preload}
        onFocus={InboxPanel.preload}
        onClick={() => (open ? close() : show())}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="bell-count" aria-hidden="true">
            {countText(unread)}
          </span>
        )}
      </button>
      {open === "panel" && (
        <AnchoredPanel
          label={texts.inbox}
          anchor={() => ref.current}
          onEscape={() => {
            close();
            ref.current?.focus({ preventScroll: true });
          }}
          onLeave={close}
        >
          <InboxPanel onClose={close} />
        </AnchoredPanel>
      )}
      {open === "page" && (
        <Dialog title={texts.inbox} size="full" onClose={close}>
          <InboxPanel onClose={close} />
        </Dialog>
      )}
    </>
  );
}

function missingInbox({ late, failed, retry }: Missing) {
  if (failed) return <FailureNote onRetry={retry}>{whyMissing(texts.notLoaded)}</FailureNote>;
  return late && <Spinner label={texts.loadingInbox} />;
}

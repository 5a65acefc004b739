import type { ReactNode } from "react";
import { Dialog } from "../dialogs/dialog.tsx";
import { Link } from "../display/link.tsx";
import { Button } from "../forms/button.tsx";
import { FailureNote } from "./error-boundary.tsx";
import type { Missing } from "./lazy-part.tsx";
import { ReloadOffer } from "./reload-offer.tsx";
import { ErrorState, Spinner } from "./states.tsx";

const REASON = "Boardcast cannot be reached, or it has been updated.";

export function missingPage({ failed, retry }: Missing): ReactNode {
  if (!failed) return null;
  return (
    <main>
      <ErrorState
        heading="h1"
        title="This page could not be loaded"
        detail={REASON}
        onRetry={retry}
        actions={
          <>
            <ReloadOffer />
            <Link className="button" href="/">
              Go to your boards
            </Link>
          </>
        }
      />
    </main>
  );
}

/** For a part of a page or panel. */
export function missingControls({ failed, retry }: Missing): ReactNode {
  return failed && <FailureNote onRetry={retry}>This could not be loaded. {REASON}</FailureNote>;
}

export function missingCalendar({ failed, retry }: Missing): ReactNode {
  if (!failed) return <div className="calendar" aria-busy="true" />;
  return <ErrorState title="The calendar could not be loaded" detail={REASON} onRetry={retry} />;
}

export function missingPast({ failed, retry }: Missing, { onBack }: { onBack: () => void }): ReactNode {
  if (!failed) return <main className="board" id="main" aria-busy="true" />;
  return (
    <main className="board" id="main">
      <ErrorState
        title="Earlier moments could not be loaded"
        detail={REASON}
        onRetry={retry}
        actions={<Button onClick={onBack}>Back to now</Button>}
      />
    </main>
  );
}

/** For a dialog with this title. */
export function missingDialog(title: string) {
  return ({ late, failed, retry }: Missing, { onClose }: { onClose: () => void }): ReactNode => {
    if (!late && !failed) return null;
    return (
      <Dialog title={title} onClose={onClose}>
        {failed ? (
          <FailureNote onRetry={retry}>
            This could not be loaded. {REASON} The board still works, and your changes are kept.
          </FailureNote>
        ) : (
          <Spinner label="Loading" />
        )}
      </Dialog>
    );
  };
}

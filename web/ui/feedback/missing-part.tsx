import { type ReactNode, useEffect } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/errors.ts";
import { Dialog } from "../dialogs/dialog.tsx";
import { Link } from "../display/link.tsx";
import { Button } from "../forms/button.tsx";
import { FailureNote } from "./error-boundary.tsx";
import type { Missing } from "./lazy-part.tsx";
import { ReloadOffer } from "./reload-offer.tsx";
import type { PictureName } from "./state-picture.tsx";
import { ErrorState, Spinner } from "./states.tsx";

export function missingPage({ failed, retry }: Missing): ReactNode {
  if (!failed) return null;
  return (
    <main>
      <ErrorState
        heading="h1"
        picture={notReachedPicture()}
        title={texts.pageNotLoaded}
        detail={texts.notLoadedWhy}
        onRetry={retry}
        actions={
          <>
            <ReloadOffer />
            <Link className="button" href="/">
              {common.goToBoards}
            </Link>
          </>
        }
      />
    </main>
  );
}

/** For a part of a page or panel. */
export function missingControls({ failed, retry }: Missing): ReactNode {
  return failed && <FailureNote onRetry={retry}>{whyMissing(texts.partNotLoaded)}</FailureNote>;
}

const UNASKED_RETRY_MS = 30_000;

/** For a part that the page loads by itself: nothing is said, and it is tried again. */
export function missingUnasked({ failed, retry }: Missing): ReactNode {
  return failed && <TryAgainLater retry={retry} />;
}

function TryAgainLater({ retry }: Pick<Missing, "retry">) {
  useEffect(() => {
    const timer = setTimeout(retry, UNASKED_RETRY_MS);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [retry]);
  return null;
}

export function missingCalendar({ failed, retry }: Missing): ReactNode {
  if (!failed) return <div className="calendar" aria-busy="true" />;
  return (
    <ErrorState
      picture={notReachedPicture()}
      title={texts.calendarNotLoaded}
      detail={texts.notLoadedWhy}
      onRetry={retry}
    />
  );
}

export function missingPast({ failed, retry }: Missing, { onBack }: { onBack: () => void }): ReactNode {
  if (!failed) return <main className="board" id="main" aria-busy="true" />;
  return (
    <main className="board" id="main">
      <ErrorState
        picture={notReachedPicture()}
        title={texts.pastNotLoaded}
        detail={texts.notLoadedWhy}
        onRetry={retry}
        actions={<Button onClick={onBack}>{texts.backToNow}</Button>}
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
          <FailureNote onRetry={retry}>{whyMissing(texts.dialogNotLoaded)}</FailureNote>
        ) : (
          <Spinner label={common.loading} />
        )}
      </Dialog>
    );
  };
}

export function whyMissing(otherwise: string): string {
  return navigator.onLine ? otherwise : texts.needsConnection;
}

function notReachedPicture(): PictureName {
  return navigator.onLine ? "away" : "offline";
}

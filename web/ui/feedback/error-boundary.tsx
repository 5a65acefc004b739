import { Component, type ReactNode } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/errors.ts";
import { Dialog } from "../dialogs/dialog.tsx";
import { Button } from "../forms/button.tsx";
import { ReloadOffer } from "./reload-offer.tsx";
import { ErrorState } from "./states.tsx";

interface Props {
  children: ReactNode;
  /** Shown instead of the broken part; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Confines an error of the app to the part of the page where it happens. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return this.props.fallback(() => this.setState({ error: null }));
  }
}

export function brokenPage(retry: () => void): ReactNode {
  return (
    <main>
      <ErrorState
        heading="h1"
        picture="broken"
        title={texts.pageNotShown}
        detail={texts.pageNotShownWhy}
        onRetry={retry}
        actions={<ReloadOffer />}
      />
    </main>
  );
}

interface DialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** An error boundary for one dialog: the page below it is not affected. */
export function DialogBoundary({ title, children, onClose }: DialogProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Dialog title={title} onClose={onClose}>
          <FailureNote onRetry={retry}>{texts.dialogNotShown}</FailureNote>
        </Dialog>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

export function FailureNote({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{children}</p>
      <div className="dialog-actions">
        <ReloadOffer />
        <Button kind="primary" onClick={() => onRetry()}>
          {common.tryAgain}
        </Button>
      </div>
    </div>
  );
}

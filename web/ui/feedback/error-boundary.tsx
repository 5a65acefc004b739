import { Component, type ReactNode } from "react";
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
        title="This page could not be shown"
        detail="Something went wrong on our side. Your changes are kept and will be sent."
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
          <FailureNote onRetry={retry}>
            Something went wrong on our side. The board and your changes are not affected.
          </FailureNote>
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
        <Button kind="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

import { Component, type ReactNode } from "react";
import { Dialog } from "../dialogs/dialog.tsx";
import { Button } from "../forms/button.tsx";
import { ReloadOffer } from "./reload-offer.tsx";
import { ErrorState } from "./states.tsx";

interface Props {
  children: ReactNode;
  /** Shown in place of what broke; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
}

/** Keeps a fault of the app to the part of the page it is in. */
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
        title="This page broke"
        detail="The fault is ours. What you did before is kept, and is sent as soon as it can be."
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

/** A boundary for one dialog: the page below it stays. */
export function DialogBoundary({ title, children, onClose }: DialogProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Dialog title={title} onClose={onClose}>
          <FailureNote onRetry={retry}>
            This broke, and the fault is ours. The board is as it was, and so is what you did on it.
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

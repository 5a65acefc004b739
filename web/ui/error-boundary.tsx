import { Component, type ReactNode } from "react";
import { ErrorState } from "./states.tsx";

/** A fault of the app, or a part of it that could not be fetched because a newer version has replaced it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <main>
        <ErrorState
          heading="h1"
          title="This page broke"
          detail="What you did is saved as far as the service confirmed it. Loading the page again usually helps."
          onRetry={() => location.reload()}
        />
      </main>
    );
  }
}

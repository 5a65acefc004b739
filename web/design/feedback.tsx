import { FailureNote } from "../ui/feedback/error-boundary.tsx";
import { EmptyState, ErrorState, Skeleton, Spinner } from "../ui/feedback/states.tsx";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Section, Specimen } from "./specimen.tsx";

export function Feedback() {
  return (
    <Section title="Feedback">
      <div className="design-specimens">
        <Specimen name="spinner">
          <Spinner label="Loading" />
        </Specimen>
        <Specimen name="skeleton">
          <Skeleton width="12rem" height="2rem" />
        </Specimen>
        <Specimen name="progress">
          <div className="design-narrow">
            <progress value={3} max={5} aria-label="Steps" />
          </div>
        </Specimen>
      </div>
      <div className="stack">
        <p className="notice">Two people changed this.</p>
        <p className="notice" data-kind="error">
          This was not saved.
        </p>
      </div>
      <EmptyState title="No cards yet" actions={<Button kind="primary">Add a card</Button>}>
        Cards that you add appear here.
      </EmptyState>
      <ErrorState
        title="Board not found"
        detail="It was deleted, or you are not a member."
        onRetry={() => {}}
      />
      <FailureNote onRetry={() => {}}>This could not be loaded.</FailureNote>
      <div className="row">
        <Button
          onClick={() => toast({ message: "The card was archived.", action: { label: "Undo", run() {} } })}
        >
          Show a message
        </Button>
        <Button
          onClick={() =>
            toast({ kind: "error", message: "The card was not moved.", text: "Its text", stays: true })
          }
        >
          Show an error
        </Button>
      </div>
    </Section>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import * as texts from "#texts/activity.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";
import { FailureNote } from "../ui/feedback/error-boundary.tsx";
import type { Missing } from "../ui/feedback/lazy-part.tsx";
import { whyMissing } from "../ui/feedback/missing-part.tsx";
import { Spinner } from "../ui/feedback/states.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";

export interface PanelProps {
  isSheet: boolean;
  takesFocus: boolean;
  onClose: () => void;
}

/** Beside the board, or as a sheet on top of it. */
export function PanelFrame({
  isSheet,
  takesFocus,
  onClose,
  tools,
  children,
}: PanelProps & { tools?: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, []);
  if (isSheet) {
    return (
      <Dialog title={texts.activity} size="full" tools={tools} onClose={onClose}>
        {children}
      </Dialog>
    );
  }
  return (
    <aside
      ref={ref}
      className="activity"
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <div className="activity-head">
        <h2 id={titleId}>{texts.activity}</h2>
        {tools}
        <IconButton icon="close" label={texts.closeActivity} onClick={onClose} />
      </div>
      <div className="activity-body scroller" data-scroller>
        {children}
      </div>
    </aside>
  );
}

/** While the panel itself is being loaded, or cannot be. */
export function missingPanel({ late, failed, retry }: Missing, props: PanelProps): ReactNode {
  return (
    <PanelFrame {...props}>
      {failed ? (
        <FailureNote onRetry={retry}>{whyMissing(texts.panelNotLoaded)}</FailureNote>
      ) : (
        late && <Spinner label={texts.loading} />
      )}
    </PanelFrame>
  );
}

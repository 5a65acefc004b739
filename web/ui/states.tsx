/** What a view shows when it has nothing (yet): waiting, empty, or failed. */
import type { CSSProperties, ReactNode } from "react";
import { Button } from "./button.tsx";

export function Spinner({ label }: { label: string }) {
  return (
    <span role="status">
      <span className="spinner" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

export function Skeleton({
  width,
  height,
}: {
  width?: CSSProperties["width"];
  height: CSSProperties["height"];
}) {
  return <div className="skeleton" style={{ width, height }} aria-hidden="true" />;
}

interface EmptyProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}

interface ErrorProps {
  title: string;
  detail: string;
  onRetry?: () => void;
  actions?: ReactNode;
}

export function ErrorState({ title, detail, onRetry, actions }: ErrorProps) {
  return (
    <div className="state" role="alert">
      <h2>{title}</h2>
      <p>{detail}</p>
      <div className="state-actions">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        {actions}
      </div>
    </div>
  );
}

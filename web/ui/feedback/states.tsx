/** What a view shows when it has no content: loading, empty, or failed. */

import type { CSSProperties, ReactNode } from "react";
import * as common from "#texts/common.ts";
import { Button } from "../forms/button.tsx";
import { BoardSketch } from "./board-sketch.tsx";

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
  /** `h1` where it is the whole page. */
  heading?: "h1" | "h2";
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, heading: Heading = "h2", children, actions }: EmptyProps) {
  return (
    <div className="state">
      <BoardSketch />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}

interface ErrorProps {
  title: string;
  heading?: "h1" | "h2";
  detail: string;
  onRetry?: () => void;
  actions?: ReactNode;
}

export function ErrorState({ title, heading: Heading = "h2", detail, onRetry, actions }: ErrorProps) {
  return (
    <div className="state" role="alert">
      <BoardSketch />
      <Heading>{title}</Heading>
      <p>{detail}</p>
      <div className="state-actions">
        {onRetry && <Button onClick={onRetry}>{common.tryAgain}</Button>}
        {actions}
      </div>
    </div>
  );
}

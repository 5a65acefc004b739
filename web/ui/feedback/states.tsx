/** What a view shows when it has no content: loading, empty, or failed. */

import type { CSSProperties, ReactNode } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/errors.ts";
import type { Failure, Trouble } from "../../session/reason.ts";
import { Button } from "../forms/button.tsx";
import { BoardSketch } from "./board-sketch.tsx";
import { Message } from "./message.tsx";
import { type PictureName, StatePicture } from "./state-picture.tsx";

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
  /** A sketch of a board where nothing is wrong. */
  picture?: PictureName;
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ title, heading: Heading = "h2", picture, children, actions }: EmptyProps) {
  return (
    <div className="state">
      {picture ? <StatePicture name={picture} /> : <BoardSketch />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}

const PICTURES: Record<Trouble, PictureName> = {
  offline: "offline",
  away: "away",
  ours: "broken",
  denied: "denied",
  gone: "lost",
  refused: "nothing",
};

interface ErrorProps {
  title: string;
  heading?: "h1" | "h2";
  detail: string;
  picture?: PictureName;
  onRetry?: () => void;
  actions?: ReactNode;
}

export function ErrorState({
  title,
  heading: Heading = "h2",
  detail,
  picture = "broken",
  onRetry,
  actions,
}: ErrorProps) {
  return (
    <div className="state" role="alert">
      <StatePicture name={picture} />
      <Heading>{title}</Heading>
      <p>
        <Message text={detail} />
      </p>
      <div className="state-actions">
        {onRetry && <Button onClick={() => onRetry()}>{common.tryAgain}</Button>}
        {actions}
      </div>
    </div>
  );
}

interface FailedProps extends Pick<ErrorProps, "heading" | "onRetry" | "actions"> {
  failure: Failure;
  /** What did not work; without it, what is wrong is the title. */
  title?: string;
}

/** Something could not be loaded: says whether the network, the service or the person has to do something. */
export function FailedState({ failure: { trouble, reason }, title, ...rest }: FailedProps) {
  const words =
    trouble === "offline" || trouble === "away" || trouble === "ours" ? texts.troubles[trouble] : null;
  return (
    <ErrorState
      {...rest}
      picture={PICTURES[trouble]}
      title={title ?? words?.title ?? reason}
      detail={words?.detail ?? reason}
    />
  );
}

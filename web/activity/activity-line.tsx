import { Fragment, type ReactNode } from "react";
import { boardThen } from "#texts/activity.ts";
import { quoted } from "#texts/sentences.ts";
import { useBoard } from "../board/use-board.ts";
import { cardPath } from "../router.ts";
import { Avatar } from "../ui/display/avatar.tsx";
import { Chip } from "../ui/display/chip.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { Time } from "../ui/display/time.tsx";
import type { Part } from "./sentences/parts.ts";
import type { Sentence } from "./sentences/sentence.ts";

interface Props {
  sentence: Sentence;
  /** Null: a rule. */
  who: { id: string; name: string } | null;
  at: string;
  /** What the rule says. */
  rule?: string | undefined;
  /** The beginning of the text that it is about. */
  excerpt?: string | undefined;
  /** The day is in a heading above. */
  dayIsGiven?: boolean;
  /** Shows the board at that time. */
  onTime?: () => void;
  /** Buttons after the time. */
  actions?: ReactNode;
  /** One of those that a line above stands for. */
  isFolded?: boolean;
  /** Below a line that says who it was, on which card and when. */
  isGrouped?: boolean;
  onFocus?: () => void;
}

export function ActivityLine({
  sentence,
  who,
  at,
  rule,
  excerpt,
  dayIsGiven = true,
  onTime,
  actions,
  isFolded = false,
  isGrouped = false,
  onFocus,
}: Props) {
  return (
    <li className="activity-line" data-folded={isFolded} data-grouped={isGrouped} onFocus={onFocus}>
      <span className="face" aria-hidden="true">
        {who ? <Avatar user={{ id: who.id, username: who.name }} /> : <Icon name="rules" size={16} />}
      </span>
      <div className="activity-text">
        <p>
          {sentence.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered
            <Fragment key={index}>{typeof part === "string" ? part : <Name part={part} />}</Fragment>
          ))}
        </p>
        {excerpt !== undefined && (
          <p className="activity-excerpt" dir="auto">
            <span>{excerpt}</span>
          </p>
        )}
        {rule !== undefined && (
          <p className="detail" dir="auto">
            {rule}
          </p>
        )}
        <p className="activity-meta">
          {onTime ? (
            <button type="button" className="activity-time" title={boardThen} onClick={onTime}>
              <span className="visually-hidden">{boardThen}: </span>
              <Time at={at} dayIsGiven={dayIsGiven} />
            </button>
          ) : (
            <Time at={at} dayIsGiven={dayIsGiven} />
          )}
          {actions && <span className="activity-actions">{actions}</span>}
        </p>
      </div>
    </li>
  );
}

function Name({ part }: { part: Exclude<Part, string> }) {
  const { board } = useBoard();
  switch (part.kind) {
    case "label":
      return <Chip name={part.name} color={part.color} />;
    case "actor":
      return (
        <strong className="activity-actor" dir="auto">
          {part.name}
        </strong>
      );
    case "quote":
      return <bdi>{quoted(part.name)}</bdi>;
    case "card":
      return (
        <Link className="activity-card" href={cardPath(board.id, part.id)}>
          <bdi>{quoted(part.name)}</bdi>
        </Link>
      );
    default:
      return <bdi className="activity-thing">{part.name}</bdi>;
  }
}

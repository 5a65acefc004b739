import type { ReactNode } from "react";
import { due } from "#texts/card.ts";
import * as texts from "#texts/inbox.tsx";
import type { Notification } from "../../contract/notifications.ts";
import { boardPath, cardPath } from "../router.ts";
import { plainExcerpt } from "../search/plain-excerpt.ts";
import { dateFormat } from "../texts/format.ts";
import { Avatar, nameOf } from "../ui/display/avatar.tsx";
import { dateText } from "../ui/display/date-text.ts";
import { Icon, type IconName } from "../ui/display/icon.tsx";
import { Link } from "../ui/display/link.tsx";
import { Time } from "../ui/display/time.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { isNews, markRead } from "./inbox.ts";
import { showComment } from "./show-comment.ts";

const THIS_YEAR = dateFormat({ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

interface Props {
  item: Notification;
  /** Those that it stands for besides: read with it. */
  others?: readonly Notification[];
  onOpen: () => void;
}

export function InboxRow({ item, others = [], onOpen }: Props) {
  const { kind, board, card, comment_id, excerpt, actor, is_outdated, outdated_reason } = item;
  const read = () => void markRead([item, ...others]);
  const open = () => {
    onOpen();
    read();
    if (comment_id) showComment(comment_id);
  };
  return (
    <li className="inbox-row" data-inbox-row={item.id} data-unread={isNews(item)} data-outdated={is_outdated}>
      <span className="face" data-kind={kind} aria-hidden="true">
        {actor ? <Avatar user={actor} /> : <Icon name={iconOf(item)} size={16} />}
      </span>
      <Link
        className="inbox-text"
        href={card ? cardPath(board.id, card.id) : boardPath(board.id)}
        onClick={open}
      >
        <span>{sentenceOf(item)}</span>
        {excerpt && (
          <span className="inbox-excerpt" dir="auto">
            {plainExcerpt({ text: excerpt, highlights: [] }).text}
          </span>
        )}
        <span className="detail">
          {card && <bdi className="inbox-board">{board.title}</bdi>}
          {isOfDate(item) && outdated_reason !== "complete" && card?.due_at && (
            <span className="inbox-due">{due(dueText(card.due_at))}</span>
          )}
          <Time at={item.created_at} isShort />
          {is_outdated && (
            <span className="inbox-outdated">{isOfDate(item) ? texts.was[item.kind] : texts.notOnCard}</span>
          )}
        </span>
      </Link>
      {isNews(item) && <IconButton size="s" icon="check" label={texts.markRead} onClick={read} />}
    </li>
  );
}

function sentenceOf({ kind, actor, card, board, outdated_reason }: Notification): ReactNode {
  const { by, alone } = texts.sentences[kind];
  const thing = thingOf({ kind, card, board });
  // What holds now leads the line.
  if (outdated_reason === "complete") return texts.done(thing);
  if (outdated_reason === "rescheduled") return (card?.due_at ? texts.rescheduled : texts.undated)(thing);
  return actor ? by(<strong dir="auto">{nameOf(actor)}</strong>, thing) : alone(thing);
}

function thingOf({ kind, card, board }: Pick<Notification, "kind" | "card" | "board">): ReactNode {
  if (card)
    return (
      <bdi className="inbox-thing">
        #{card.number} {card.title}
      </bdi>
    );
  const whole = <bdi className="inbox-thing">{board.title}</bdi>;
  return kind === "assigned" ? texts.cardsOnBoard(whole) : whole;
}

function dueText(dueAt: string): string {
  const isThisYear = new Date(dueAt).getFullYear() === new Date().getFullYear();
  return isThisYear ? THIS_YEAR.format(new Date(dueAt)) : dateText(dueAt);
}

function iconOf(item: Notification): IconName {
  if (item.outdated_reason === "complete") return "check";
  return isOfDate(item) ? "calendar" : "rules";
}

function isOfDate(item: Notification): item is Notification & { kind: "due_soon" | "overdue" } {
  return item.kind === "due_soon" || item.kind === "overdue";
}

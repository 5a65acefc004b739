import { type ReactNode, useState } from "react";
import * as texts from "#texts/trash.tsx";
import { useBoard } from "../board/use-board.ts";
import { reasonOf } from "../session/reason.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { Icon } from "../ui/display/icon.tsx";
import { Time, useNow } from "../ui/display/time.tsx";
import { Button } from "../ui/forms/button.tsx";
import { IconButton } from "../ui/forms/icon-button.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { PurgeQuestion } from "./purge-question.tsx";
import { RemovedCardDialog } from "./removed-card-dialog.tsx";
import { purgeNow, restore } from "./restore.ts";
import type { TrashEntry } from "./trash-list.ts";

const DAY_MS = 86_400_000;
const SOON_DAYS = 3;

interface Props {
  entry: TrashEntry;
  /** For how many days what was deleted can come back; null if that is not known. */
  days: number | null;
  /** It is no longer in the list. */
  onGone: () => void;
}

export function TrashRow({ entry, days, onGone }: Props) {
  const { board, session, role, me } = useBoard();
  const [asking, setAsking] = useState<"column" | "purge" | "card" | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(reasonOf(error));
    }
    setBusy(false);
  };
  const bringBack = (columnId?: string) =>
    act(async () => {
      const restored = await restore(session, entry, columnId);
      if (restored.outcome === "done") return onGone();
      if (restored.outcome === "waiting") return;
      if (restored.outcome === "no-column") return setAsking("column");
      setFailure(restored.reason);
    });
  const purge = () =>
    act(async () => {
      if (await purgeNow(session, board.id, entry)) onGone();
    });
  const member = board.members.find(({ user_id }) => user_id === entry.removed_by);
  const removed = (time: ReactNode) => {
    if (entry.removed_by === null) return texts.archivedByRule(time);
    if (entry.removed_by === me.id) return texts.removedByYou[entry.kind](time);
    return texts.removedBy[entry.kind](member ? nameOf(member.user) : null, time);
  };
  return (
    <li className="list-row">
      <Icon name={entry.type === "column" ? "columns" : "card"} size={18} />
      <div className="list-text">
        {entry.type === "card" ? (
          <button
            type="button"
            className="list-title trash-title"
            dir="auto"
            title={texts.lookAt}
            onClick={() => setAsking("card")}
          >
            {entry.title}
          </button>
        ) : (
          <span className="list-title" dir="auto">
            {entry.title}
          </span>
        )}
        <span className="detail">
          {what(entry)} · {removed(<Time at={entry.removed_at} />)}
          {days !== null && entry.kind === "deleted" && (
            <>
              {" · "}
              <DaysLeft removedAt={entry.removed_at} days={days} />
            </>
          )}
        </span>
      </div>
      <div className="list-tools">
        <Button onClick={() => void bringBack()} busy={busy} aria-label={texts.restoreIt(entry.title)}>
          {texts.restore}
        </Button>
        {role === "owner" && (
          <IconButton
            size="s"
            icon="remove"
            label={texts.deleteItForGood(entry.title)}
            onClick={() => setAsking("purge")}
          />
        )}
      </div>
      {asking === "column" && (
        <ColumnChoice
          onChoose={(columnId) => {
            setAsking(null);
            void bringBack(columnId);
          }}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === "card" && (
        <RemovedCardDialog
          entry={entry}
          removed={removed(<Time at={entry.removed_at} />)}
          onRestore={() => {
            setAsking(null);
            void bringBack();
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "purge" && (
        <PurgeQuestion title={entry.title} onConfirm={() => void purge()} onCancel={() => setAsking(null)} />
      )}
      {failure && (
        <p className="field-error list-more" role="alert">
          {failure}
        </p>
      )}
    </li>
  );
}

/** A list that was kept by an earlier version has neither numbers nor columns. */
function what({ type, number, column_title }: TrashEntry): ReactNode {
  if (type === "column") return texts.columnWithCards;
  const card = number ? texts.cardWithNumber(number) : texts.card;
  return column_title ? texts.inColumn(card, <bdi>{column_title}</bdi>) : card;
}

function DaysLeft({ removedAt, days }: { removedAt: string; days: number }) {
  const passed = Math.floor((useNow() - Date.parse(removedAt)) / DAY_MS);
  const left = days - Math.max(0, passed);
  return (
    <span className="trash-left" data-soon={left <= SOON_DAYS}>
      {left > 1 ? texts.daysLeft(left) : texts.lastDay}
    </span>
  );
}

import { useMemo, useState } from "react";
import * as texts from "#texts/activity.ts";
import { createdBoard } from "#texts/sentences.ts";
import type { BoardEvent } from "../../contract/events.ts";
import { useBoard } from "../board/use-board.ts";
import { navigate, pastPath } from "../router.ts";
import { nameOf } from "../ui/display/avatar.tsx";
import { ActivityLine } from "./activity-line.tsx";
import { ActivityList } from "./activity-list.tsx";
import { kindsOf } from "./feed/topics.ts";
import { type PanelChoice, PanelFilter } from "./panel-filter.tsx";
import { PanelFrame, type PanelProps } from "./panel-frame.tsx";
import type { Names } from "./sentences/names.ts";
import { by } from "./sentences/sentence.ts";
import { useShow } from "./show.ts";
import { TakeBack } from "./take-back.tsx";
import { type Target, targetOf } from "./target.ts";

/** Everything that happens on the board, newest first. */
export default function ActivityPanel(props: PanelProps) {
  const { board } = useBoard();
  const [choice, setChoice] = useState<PanelChoice>({});
  const { userId, topic } = choice;
  const filter = useMemo(() => ({ userId, ...(topic && { kinds: kindsOf(topic) }) }), [userId, topic]);
  const show = useShow(() => props.isSheet && props.onClose());
  const goTo = (seq: number) => {
    if (props.isSheet) props.onClose();
    navigate(pastPath(board.id, seq));
  };
  const actionsFor = (event: BoardEvent, names: Names, isUndone: (seq: number) => boolean) => {
    const target = targetOf(event, names);
    return (
      <>
        {target && (
          <button type="button" className="activity-action" onClick={() => show(target)}>
            {texts.show}
            <span className="visually-hidden">{texts.onTheBoard(nameOfTarget(target, names))}</span>
          </button>
        )}
        <TakeBack event={event} isUndone={isUndone} />
      </>
    );
  };
  return (
    <PanelFrame {...props} tools={<PanelFilter choice={choice} onChange={setChoice} />}>
      <ActivityList
        key={`${userId} ${topic}`}
        filter={filter}
        actionsFor={actionsFor}
        onTime={({ seq }) => goTo(seq)}
        end={(names, oldest) =>
          topic ? (
            oldest === undefined && <p className="activity-note">{texts.nothingOfTopic}</p>
          ) : (
            <BoardStart names={names} oldest={oldest} userId={userId} />
          )
        }
      />
    </PanelFrame>
  );
}

function nameOfTarget({ kind, id }: Target, { card, columns }: Names): string {
  return (
    (kind === "card" ? card(id) : columns.get(id)) ?? (kind === "card" ? texts.theCard : texts.theColumn)
  );
}

interface StartProps {
  names: Names;
  /** The number of the oldest event that is shown. */
  oldest: number | undefined;
  userId: string | undefined;
}

/** How the board began, or why that is not there. */
function BoardStart({ names, oldest, userId }: StartProps) {
  const { board } = useBoard();
  if (userId !== undefined && userId !== board.created_by) {
    if (oldest !== undefined) return null;
    const member = board.members.find(({ user_id }) => user_id === userId);
    return (
      <p className="activity-note">
        {userId === names.myId
          ? texts.youChangedNothing
          : member
            ? texts.changedNothing(nameOf(member.user))
            : texts.formerMemberChangedNothing}
      </p>
    );
  }
  // Before the first event, the number of a board is 0.
  const isWhole = userId !== undefined || (oldest ?? board.seq + 1) === 1;
  const who = { id: board.created_by, name: names.people.get(board.created_by) ?? "?" };
  const sentence = by({ user_id: board.created_by }, createdBoard, names);
  return (
    <>
      {!isWhole && <p className="activity-note">{texts.olderIsGone}</p>}
      <ol>
        <ActivityLine sentence={sentence} who={who} at={board.created_at} />
      </ol>
    </>
  );
}

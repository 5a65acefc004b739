import { useEffect, useMemo, useRef, useState } from "react";
import * as texts from "#texts/calendar.ts";
import { useHoverKeys } from "../board/cards/keys/use-hover-keys.ts";
import { useControls } from "../board/controls.ts";
import { holdScrollWhileDragging } from "../board/drag/pointer-drag.ts";
import type { Filter } from "../board/filter/filter.ts";
import { useBoard } from "../board/use-board.ts";
import { firstDayOfWeek } from "../texts/format.ts";
import { useNarrow } from "../ui/use-narrow.ts";
import { useCommands } from "../util/commands.ts";
import { AddOnDay } from "./add-on-day.tsx";
import { CalendarHead } from "./calendar-head.tsx";
import { ChosenDay } from "./chosen-day.tsx";
import { DayPanel } from "./day-panel.tsx";
import { weekOf, weeksOfMonth } from "./days.ts";
import { DUE_CARD_KEYS } from "./due-card-keys.ts";
import { datedCards, underWay } from "./due-cards.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthStrip } from "./month-strip.tsx";
import { UndatedCards } from "./undated-cards.tsx";
import type { OnMoved } from "./use-day-drag.ts";
import { focusDay, useDayFocus } from "./use-day-focus.ts";
import { useFollowedCard } from "./use-followed-card.ts";
import type { CalendarPlace } from "./view-state.ts";

interface Props {
  place: CalendarPlace;
  filter: Filter;
}

/** The cards of the board on the days they are due. */
export default function CalendarView({ place, filter }: Props) {
  const { board } = useBoard();
  const { span, day } = place;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const firstWeekday = firstDayOfWeek();
  const dated = useMemo(() => datedCards(board, filter), [board, filter]);
  const weeks = span === "week" ? [weekOf(day, firstWeekday)] : weeksOfMonth(day, firstWeekday);
  const month = day.slice(0, "2026-11".length);
  const days = weeks.flat().filter((each) => span === "week" || each.startsWith(month));
  const [panel, setPanel] = useState<{ kind: "add" | "cards"; day: string } | null>(null);
  useEffect(() => {
    if (root.current) return holdScrollWhileDragging(root.current);
  }, []);
  const canAdd = board.columns.length > 0;
  const add = (on: string) => canAdd && setPanel({ kind: "add", day: on });
  const { active, show, goTo, onKeyDown } = useDayFocus(root, { place, days, firstWeekday }, add);
  useCommands(canAdd ? { "new-card": () => add(active) } : {});
  useHoverKeys(useControls(), DUE_CARD_KEYS);
  const turn = (to: CalendarPlace) => {
    // Its day may be gone.
    setPanel(null);
    show(to);
  };
  const noteMove = useFollowedCard(root, { board, days, active, goTo });
  const onMoved: OnMoved = (cardId, to, back) => {
    if (!back) noteMove(cardId, to);
    goTo(to, cardId, back);
  };
  const shown = { weeks, span, month, active, dated, onKeyDown };
  const beside = panel && {
    day: panel.day,
    anchor: () => root.current?.querySelector<HTMLElement>(`[data-day="${panel.day}"]`) ?? null,
    onClose: () => {
      setPanel(null);
      // At once: a card that was opened there returns the focus to where it is now.
      focusDay(root.current, panel.day);
    },
    onLeave: () => setPanel((open) => (open === panel ? null : open)),
  };
  return (
    <div className="calendar" ref={root}>
      <p id="calendar-keys" hidden>
        {texts.cardKeys}
      </p>
      <p id="calendar-day-keys" hidden>
        {texts.dayKeys[span]}
      </p>
      <CalendarHead place={{ span, day: active }} days={days} onShow={turn} />
      <div className="calendar-body" data-drag-scroll="y">
        {isNarrow ? (
          <>
            <MonthStrip {...shown} onChoose={(each) => show({ span, day: each })} />
            <ChosenDay
              day={active}
              days={days}
              dated={dated}
              onMoved={onMoved}
              onAdd={canAdd ? add : undefined}
            />
          </>
        ) : (
          <MonthGrid
            {...shown}
            onMoved={onMoved}
            onAdd={canAdd ? add : undefined}
            onOpenDay={(each) => setPanel({ kind: "cards", day: each })}
          />
        )}
        {dated.undated.length > 0 && <UndatedCards cards={dated.undated} onMoved={onMoved} />}
      </div>
      {beside && panel?.kind === "add" && <AddOnDay key={panel.day} {...beside} />}
      {beside && panel?.kind === "cards" && (
        <DayPanel
          key={panel.day}
          {...beside}
          cards={[...(dated.byDay.get(panel.day) ?? []), ...underWay(dated, panel.day)]}
          onMoved={onMoved}
          onAdd={canAdd ? add : undefined}
        />
      )}
    </div>
  );
}

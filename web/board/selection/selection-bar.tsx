import { useEffect, useMemo } from "react";
import * as texts from "#texts/selection.ts";
import type { Card } from "../../../contract/cards.ts";
import { Icon, type IconName } from "../../ui/display/icon.tsx";
import { announce } from "../../ui/feedback/announcer.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { IconButton } from "../../ui/forms/icon-button.tsx";
import { isCompleteOn } from "../cards/tile/is-complete.ts";
import { useControls } from "../controls.ts";
import type { Filter } from "../filter/filter.ts";
import type { QuickKind } from "../quick/quick-panel.tsx";
import { useBoard } from "../use-board.ts";
import { archiveCards, deleteCards, toggleCompleteCards } from "./bulk-actions.ts";
import {
  besideSelected,
  clearSelection,
  hasSelection,
  selectAll,
  selectedCards,
  useSelection,
} from "./selection.ts";

const QUICK: [kind: QuickKind, icon: IconName, words: string][] = [
  ["column", "move", texts.move],
  ["labels", "label", texts.labels],
  ["people", "members", texts.people],
  ["due", "clock", texts.dueDate],
];

/** What can be done to the selected cards; nothing while none is. */
export default function SelectionBar({ filter }: { filter: Filter }) {
  const { board } = useBoard();
  const selection = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection is outside of React
  const cards = useMemo(() => selectedCards(board, filter), [board, filter, selection]);
  useEffect(() => clearSelection, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !hasSelection()) return;
      if (event.target instanceof Element && event.target.closest("dialog, [popover], input, textarea"))
        return;
      clearSelection();
      announce(texts.nothingSelected);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return cards.length > 0 ? <Bar cards={cards} beside={besideSelected(board, filter)} /> : null;
}

interface BarProps {
  cards: readonly Card[];
  /** With the others of their columns. */
  beside: readonly Card[];
}

function Bar({ cards, beside }: BarProps) {
  const { session, openQuick } = useControls();
  const { board } = useBoard();
  const isComplete = cards.every((card) => isCompleteOn(board, card));
  const cardIds = cards.map(({ id }) => id);
  return (
    <div className="selection-bar" role="toolbar" aria-label={texts.selectedCards}>
      <div className="selection-head">
        <p className="selection-count">{texts.countSelected(cards.length)}</p>
        {beside.length > cards.length && (
          <Button
            kind="quiet"
            title={texts.selectAllInColumn(beside.length)}
            onClick={() => selectAll(beside)}
          >
            {texts.selectAll(beside.length)}
          </Button>
        )}
        <IconButton icon="close" label={texts.clear} onClick={clearSelection} />
      </div>
      {QUICK.map(([kind, icon, words]) => (
        <Action
          key={kind}
          icon={icon}
          words={words}
          kind={kind}
          onAct={() => openQuick({ kind, cardIds, beside: null })}
        />
      ))}
      <Action
        icon="check"
        words={isComplete ? texts.notComplete : texts.complete}
        onAct={() => toggleCompleteCards(session, cards)}
      />
      <Action icon="archive" words={texts.archive} onAct={() => archiveCards(session, cards)} />
      <Action icon="remove" words={texts.remove} isDanger onAct={() => deleteCards(session, cards)} />
    </div>
  );
}

interface ActionProps {
  icon: IconName;
  words: string;
  kind?: QuickKind;
  isDanger?: boolean;
  onAct: () => void;
}

function Action({ icon, words, kind, isDanger, onAct }: ActionProps) {
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      data-quick={kind}
      data-danger={isDanger}
      aria-haspopup={kind && "dialog"}
      title={words}
      onClick={onAct}
    >
      <Icon name={icon} size={18} />
      <span>{words}</span>
    </button>
  );
}

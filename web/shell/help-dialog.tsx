import * as texts from "#texts/help.ts";
import * as shell from "#texts/shell.ts";
import { singleKeys } from "../storage/single-keys.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";

const K = texts.keyNames;
const ARROWS = "↑ ↓ ← →";

type Group = [heading: string, keys: [keys: string[], does: string][]];

/** Side by side where there is room; of about the same length. */
const COLUMNS: Group[][] = [
  [
    [
      texts.anywhere,
      [
        [[K.control, "K"], texts.openPalette],
        [["/"], texts.searchAllBoards],
        [["?"], texts.showHelp],
        [[K.escape], texts.closeOrCancel],
      ],
    ],
    [
      texts.onTheBoard,
      [
        [["F"], texts.filterCards],
        [["M"], texts.onlyMine],
        [["N"], texts.addCard],
        [["B"], texts.switchBoard],
        [["A"], texts.activity],
      ],
    ],
    [
      texts.undoing,
      [
        [[K.control, "Z"], texts.undoLast],
        [[K.control, K.shift, "Z"], texts.redoLast],
      ],
    ],
    [
      texts.inCalendar,
      [
        [[ARROWS], texts.nextDay],
        [[K.pageUp, K.pageDown], texts.nextMonth],
        [[K.enter], texts.addOnDay],
        [["N"], texts.addOnFocusedDay],
        [[K.shift, ARROWS], texts.moveByDays],
      ],
    ],
    [
      texts.inLists,
      [
        [["J", "K"], texts.nextInList],
        [["T", "D"], texts.completeOrDue],
        [["R"], texts.readNotification],
      ],
    ],
    [texts.onColumnHandle, [[[K.space], texts.pickUpColumn]]],
  ],
  [
    [
      texts.onTile,
      [
        [[ARROWS], texts.nextCard],
        [[K.enter], texts.openCard],
        [[K.shift, ARROWS], texts.moveOneStep],
        [[K.space], texts.pickUp],
        [["N"], texts.addBelow],
        [[K.delete, "⌫"], texts.deleteCard],
      ],
    ],
    [
      texts.inOpenCardToo,
      [
        [["L"], texts.changeLabels],
        [["A"], texts.changePeople],
        [["I"], texts.assignMe],
        [["D"], texts.setDueDate],
        [["T"], texts.markComplete],
        [["V"], texts.moveElsewhere],
        [["E"], texts.rename],
        [["Y"], texts.copyLink],
        [["C"], texts.archive],
      ],
    ],
    [
      texts.selecting,
      [
        [["X"], texts.select],
        [[K.control, K.click], texts.selectWithMouse],
        [[K.shift, K.click], texts.selectUpTo],
      ],
    ],
  ],
];

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const keys = singleKeys.use();
  return (
    <Dialog title={shell.keyboardShortcuts} size="wide" onClose={onClose}>
      <div className="stack">
        <div className="help-columns">
          {COLUMNS.map((groups) => (
            <div key={groups[0]?.[0]} className="stack">
              {groups.map((group) => (
                <Keys key={group[0]} group={group} />
              ))}
            </div>
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={keys === "on"}
            onChange={(event) => singleKeys.set(event.target.checked ? "on" : "off")}
          />
          {texts.useSingleKeys}
        </label>
        <p className="muted">{texts.onTouchScreens}</p>
      </div>
    </Dialog>
  );
}

function Keys({ group: [heading, entries] }: { group: Group }) {
  return (
    <section>
      <h3>{heading}</h3>
      <dl className="keys">
        {entries.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import * as texts from "#texts/help.ts";
import * as shell from "#texts/shell.ts";
import { singleKeys } from "../storage/single-keys.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";

const K = texts.keyNames;
const KEYS: [heading: string, keys: [keys: string[], does: string][]][] = [
  [
    texts.anywhere,
    [
      [[K.control, "K"], texts.openPalette],
      [["/"], texts.searchAllBoards],
      [["?"], texts.showHelp],
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
      [[K.control, "Z"], texts.undoLast],
      [[K.control, K.shift, "Z"], texts.redoLast],
      [[K.escape], texts.closeOrCancel],
    ],
  ],
  [
    texts.onCards,
    [
      [["↑", "↓", "←", "→"], texts.nextCard],
      [[K.enter], texts.openCard],
      [["L"], texts.changeLabels],
      [["A"], texts.changePeople],
      [["I"], texts.assignMe],
      [["D"], texts.setDueDate],
      [["T"], texts.markComplete],
      [["V"], texts.moveElsewhere],
      [[K.shift, "↑", "↓", "←", "→"], texts.moveOneStep],
      [[K.space], texts.pickUp],
      [["N"], texts.addBelow],
      [["E"], texts.rename],
      [["Y"], texts.copyLink],
      [["C"], texts.archive],
      [[K.delete, "⌫"], texts.deleteCard],
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
  [
    texts.inCalendar,
    [
      [["↑", "↓", "←", "→"], texts.nextDay],
      [[K.pageUp, K.pageDown], texts.nextMonth],
      [[K.enter], texts.addOnDay],
      [["N"], texts.addOnFocusedDay],
      [[K.shift, "↑", "↓", "←", "→"], texts.moveByDays],
    ],
  ],
  [texts.onColumnHandle, [[[K.space], texts.pickUpColumn]]],
];

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const keys = singleKeys.use();
  return (
    <Dialog title={shell.keyboardShortcuts} onClose={onClose}>
      <div className="stack">
        {KEYS.map(([heading, entries]) => (
          <section key={heading}>
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
        ))}
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

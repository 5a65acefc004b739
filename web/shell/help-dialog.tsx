import { singleKeys } from "../storage/single-keys.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";

const KEYS: [heading: string, keys: [keys: string[], does: string][]][] = [
  [
    "Anywhere",
    [
      [["Ctrl", "K"], "Go to a board or card, or do anything by its name"],
      [["/"], "Search the cards of all boards"],
      [["?"], "Show this help"],
    ],
  ],
  [
    "Anywhere on the board",
    [
      [["F"], "Filter cards"],
      [["M"], "Show only my cards, or all again"],
      [["N"], "Add a card to the current column"],
      [["B"], "Switch to another board"],
      [["A"], "Show or hide the activity"],
      [["Ctrl", "Z"], "Undo the last thing you did"],
      [["Ctrl", "Shift", "Z"], "Do it again"],
      [["Esc"], "Close, cancel or clear the selection"],
    ],
  ],
  [
    "On a card, or on all selected cards",
    [
      [["↑", "↓", "←", "→"], "Go to the next card in that direction"],
      [["Enter"], "Open it"],
      [["L"], "Change its labels"],
      [["A"], "Change who is assigned"],
      [["I"], "Assign it to me, or take me off"],
      [["D"], "Set its due date"],
      [["T"], "Mark it complete, or not complete"],
      [["V"], "Move it to another column or position"],
      [["Shift", "↑", "↓", "←", "→"], "Move it, or all that are selected, one step in that direction"],
      [["Space"], "Pick it up; arrow keys move it, Space drops it, Esc cancels"],
      [["N"], "Add a card below it"],
      [["E"], "Rename it"],
      [["Y"], "Copy a link to it"],
      [["C"], "Archive it"],
      [["Del", "⌫"], "Delete it; Ctrl Z or Undo in the message brings it back"],
    ],
  ],
  [
    "Selecting cards",
    [
      [["X"], "Select the card, or unselect it"],
      [["Ctrl", "click"], "The same with the mouse"],
      [["Shift", "click"], "Select all cards from the last selected one"],
    ],
  ],
  ["On a card in the calendar", [[["Shift", "↑", "↓", "←", "→"], "Move it by a week or a day"]]],
  ["On the drag handle of a column", [[["Space"], "Pick it up; ← and → move it, Space drops it"]]],
];

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const keys = singleKeys.use();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
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
          Use single-key shortcuts
        </label>
        <p className="muted">
          On a touch screen, press and hold a card, then drag it, or lift your finger to select it. Every
          action is also in a three-dot menu.
        </p>
      </div>
    </Dialog>
  );
}

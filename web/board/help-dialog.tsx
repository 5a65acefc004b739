import { Dialog } from "../ui/dialogs/dialog.tsx";
import { singleKeys } from "./use-shortcuts.ts";

const KEYS: [heading: string, keys: [keys: string[], does: string][]][] = [
  [
    "Anywhere on the board",
    [
      [["?"], "This help"],
      [["/"], "Find cards"],
      [["N"], "Add a card to the column you are in"],
      [["Ctrl", "Z"], "Take back what was just done, as long as its message offers to"],
      [["Esc"], "Close, cancel"],
    ],
  ],
  [
    "On a card",
    [
      [["↑", "↓", "←", "→"], "Go to the next card that way"],
      [["Enter"], "Open it"],
      [["Space"], "Pick it up; arrows move it, Space drops it, Esc puts it back"],
      [["M"], "Move it to a column and place of your choice"],
      [["E"], "Rename it"],
      [["Del", "⌫"], "Delete it; a message offers to undo, and so does Ctrl Z"],
    ],
  ],
  ["On the grip of a column", [[["Space"], "Pick it up; ← and → move it, Space drops it"]]],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const keys = singleKeys.use();
  return (
    <Dialog title="Keys and help" onClose={onClose}>
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
          The keys that work anywhere are switched on
        </label>
        <p className="muted">
          With a finger, rest on a card for a moment, then drag. Everything is also in the menus behind the
          three dots.
        </p>
      </div>
    </Dialog>
  );
}

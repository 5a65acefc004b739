import * as texts from "#texts/help.ts";
import * as shell from "#texts/shell.ts";
import { calendarIn } from "../calendar/view-state.ts";
import { currentPath } from "../installation.ts";
import { parsePath } from "../router.ts";
import { singleKeys } from "../storage/single-keys.ts";
import { Dialog } from "../ui/dialogs/dialog.tsx";

const K = texts.keyNames;
const ARROWS = "↑ ↓ ← →";

type Place = "board" | "calendar" | "card" | "list";

interface Group {
  heading: string;
  keys: [keys: string[], does: string][];
  /** Where these keys work. */
  at: readonly Place[];
}

const ANYWHERE: Group = {
  heading: texts.anywhere,
  at: [],
  keys: [
    [[K.control, "K"], texts.openPalette],
    [["/"], texts.searchAllBoards],
    [["?"], texts.showHelp],
    [[K.escape], texts.closeOrCancel],
  ],
};

const GROUPS: Group[] = [
  {
    heading: texts.inCalendar,
    at: ["calendar"],
    keys: [
      [[ARROWS], texts.nextDay],
      [[K.pageUp, K.pageDown], texts.nextMonth],
      [[K.enter], texts.addOnDay],
      [["N"], texts.addOnFocusedDay],
      [[K.shift, ARROWS], texts.moveByDays],
    ],
  },
  {
    heading: texts.onTheBoard,
    at: ["board", "calendar"],
    keys: [
      [["F"], texts.filterCards],
      [["M"], texts.onlyMine],
      [["N"], texts.addCard],
      [["B"], texts.switchBoard],
      [["H"], texts.activity],
    ],
  },
  {
    heading: texts.onTile,
    at: ["board"],
    keys: [
      [[ARROWS], texts.nextCard],
      [[K.enter], texts.openCard],
      [[K.shift, ARROWS], texts.moveOneStep],
      [[K.space], texts.pickUp],
      [["N"], texts.addBelow],
      [[K.delete, "⌫"], texts.deleteCard],
    ],
  },
  {
    heading: texts.inOpenCardToo,
    at: ["board", "card"],
    keys: [
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
  },
  {
    heading: texts.inOpenCard,
    at: ["card"],
    keys: [
      [["J", "K"], texts.nextInColumn],
      [["N"], texts.writeComment],
      [[K.shift, "E"], texts.editDescription],
      [["-"], texts.addChecklist],
      [["U"], texts.attachFiles],
      [["S"], texts.setStartDate],
      [["W"], texts.watchCard],
    ],
  },
  {
    heading: texts.inLists,
    at: ["list"],
    keys: [
      [["J", "K"], texts.nextInList],
      [["T", "D"], texts.completeOrDue],
      [["R"], texts.readNotification],
    ],
  },
  {
    heading: texts.selecting,
    at: ["board"],
    keys: [
      [["X"], texts.select],
      [[K.control, K.click], texts.selectWithMouse],
      [[K.shift, K.click], texts.selectUpTo],
    ],
  },
  {
    heading: texts.undoing,
    at: ["board", "calendar", "card", "list"],
    keys: [
      [[K.control, "Z"], texts.undoLast],
      [[K.control, K.shift, "Z"], texts.redoLast],
    ],
  },
  {
    heading: texts.onColumnHandle,
    at: ["board"],
    keys: [[[K.space], texts.pickUpColumn]],
  },
];

/** The keys of the page that is shown come first. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const keys = singleKeys.use();
  const place = placeNow();
  const isHere = ({ at }: Group) => place !== null && at.includes(place);
  const elsewhere = GROUPS.filter((group) => !isHere(group));
  return (
    <Dialog title={shell.keyboardShortcuts} size="wide" onClose={onClose}>
      <div className="stack">
        <Groups groups={[...GROUPS.filter(isHere), ANYWHERE]} />
        {elsewhere.length > 0 && (
          <>
            <p className="help-elsewhere">{texts.elsewhere}</p>
            <Groups groups={elsewhere} />
          </>
        )}
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

function placeNow(): Place | null {
  const route = parsePath(currentPath());
  if (route.view === "my-cards" || route.view === "search") return "list";
  if (route.view !== "board") return null;
  if (route.cardId !== null) return "card";
  return calendarIn(location.search) ? "calendar" : "board";
}

/** Side by side where there is room. */
function Groups({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="help-columns">
      {groups.map(({ heading, keys }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl className="keys">
            {keys.map(([names, does]) => (
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
    </div>
  );
}

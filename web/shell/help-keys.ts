/** Every keyboard shortcut, by where it works. */
import * as texts from "#texts/help.ts";

const K = texts.keyNames;
const ARROWS = "↑ ↓ ← →";

export type Place = "board" | "calendar" | "card" | "list";

type Shortcut = [keys: string[], does: string];

export interface Group {
  heading: string;
  keys: Shortcut[];
  /** Where these keys work. */
  at: readonly Place[];
}

export const ANYWHERE: Group = {
  heading: texts.anywhere,
  at: [],
  keys: [
    [[K.control, "K"], texts.openPalette],
    [["/"], texts.searchAllBoards],
    [["?"], texts.showHelp],
    [[K.escape], texts.closeOrCancel],
  ],
};

/** What fingers do instead. */
export const BY_TOUCH: Group = {
  heading: texts.byTouch,
  at: [],
  keys: [
    [[texts.holdAndDrag], texts.moveByTouch],
    [[texts.holdAndLetGo], texts.selectByTouch],
    [["⋯"], texts.menuOfDots],
  ],
};

export const GROUPS: Group[] = [
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
    heading: texts.inChecklist,
    at: ["card"],
    keys: [
      [[ARROWS], texts.nextItem],
      [[K.alt, "↑ ↓"], texts.moveItem],
      [[K.enter], texts.editItem],
    ],
  },
  {
    heading: texts.whileWriting,
    at: ["card"],
    keys: [
      [[K.control, "B"], texts.bold],
      [[K.control, "I"], texts.italic],
      [[K.control, "K"], texts.makeLink],
      [[K.tab], texts.indentItem],
      [[K.control, K.enter], texts.saveText],
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

/**
 * Those with every word at the beginning of one in what they do, where they work or their keys, which may be joined by +. A
 * single letter is that of a key: it begins too many words.
 */
export function matching(groups: readonly Group[], text: string): Group[] {
  const words = wordsIn(text);
  return groups.flatMap((group) => {
    const keys = group.keys.filter((shortcut) => words.every((word) => has(group, shortcut, word)));
    return keys.length > 0 ? [{ ...group, keys }] : [];
  });
}

function has({ heading }: Group, [names, does]: Shortcut, word: string): boolean {
  const keys = names.flatMap((name) => (name === ARROWS ? [...name.split(" "), texts.arrowKeys] : [name]));
  if ([...word].length === 1) return keys.some((key) => key.toLocaleLowerCase() === word);
  return [heading, does, ...keys].flatMap(wordsIn).some((each) => each.startsWith(word));
}

/** Without the marks in them, unless they are nothing else, as a key may be. */
function wordsIn(text: string): string[] {
  return text
    .toLocaleLowerCase()
    .split(/[\s+]+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? word)
    .filter(Boolean);
}

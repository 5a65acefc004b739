import { number, plural } from "../format.ts";

export const addColumn = "Add column";
export const nameFirstColumn = "Name your first column";
export const newColumnName = "New column name";
export const firstColumnExample = "To do";
export const newColumn = "New column";
export const columnName = "Column name";
export const moveColumn = (title: string) => `Move the column ${title}`;
/** Between a count of cards and the name of their column, for screen readers. */
export const inColumn = " in ";

/** On a focused card, for screen readers. */
export const cardKeys =
  "Press Enter to open, Space to pick up and move, V to choose where to move it, X to select it, question mark for all shortcuts.";

export const actions = (title: string) => `Actions for the column ${title}`;
export const addAtTop = "Add a card at the top";
export const collapse = "Collapse";
export const rename = "Rename";
export const color = "Colour…";
export const cardLimit = "Card limit…";
export const doneColumn = "Done column";
/** Below it. */
export const whatIsDone = "Its cards count as complete";
export const moveLeft = "Move left";
export const moveRight = "Move right";
export const selectAllCards = "Select all cards";
export const moveAllCards = "Move all cards…";
export const sortCards = "Sort cards…";
export const archiveAllCards = "Archive all cards";
export const archive = "Archive column";
export const remove = "Delete column";

export const colorOf = (title: string) => `Colour of ${title}`;
export const colorLabel = "Colour";

/** After a number, for screen readers. */
export const cards = (count: number) => plural(count, { one: " card", other: " cards" });
export const cardsAndFull = " cards, the column is full";
export const shownOf = (shown: number) => `${number(shown)} of `;

export const limitOf = (title: string) => `Card limit for ${title}`;
export const maximum = "Maximum number of cards";
export const noLimit = "No limit";
export const removeLimit = "Remove limit";
export const limitRange = (most: number) =>
  `Enter a whole number from 1 to ${number(most)}, or leave it empty for no limit.`;
export const belowCount = (count: number) =>
  plural(count, {
    one: "This column has 1 card now. It stays, but you can’t add more until there’s room.",
    other: `This column has ${number(count)} cards now. They stay, but you can’t add more until there’s room.`,
  });
export const whatLimitDoes = "A full column takes no more cards until one is moved out.";

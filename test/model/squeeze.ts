/**
 * Moves into one and the same gap: sixteen of them use it up, and the next makes the service number all the
 * siblings anew. With the same numbers drawn, the same siblings are meant.
 */
import { allCards, allChecklists } from "./board-model.ts";
import { moveCardTo } from "./card-operations.ts";
import { moveChecklistTo, moveItemTo } from "./checklist-operations.ts";
import { moveColumnTo } from "./column-operations.ts";
import type { Operation, Step } from "./step.ts";

const isCrowded = (list: readonly unknown[]) => list.length > 2;

export const squeeze: Operation = (scene) => {
  const { model, draws } = scene;
  const ofLast = draws.oneIn(2);
  const pick = <T>(siblings: readonly T[]): T => (ofLast ? siblings.at(-1)! : siblings[2]!);
  const columns = model.columns.filter(({ cards }) => isCrowded(cards));
  const cards = allCards(model).filter(({ checklists }) => isCrowded(checklists));
  const checklists = allChecklists(model).filter(({ items }) => isCrowded(items));
  const kinds: { parents: readonly unknown[]; move: () => Step }[] = [
    {
      parents: columns,
      move: () => moveCardTo(scene, pick(draws.from(columns)!.cards), { position: 1 }),
    },
    {
      parents: isCrowded(model.columns) ? [model] : [],
      move: () => moveColumnTo(scene, pick(model.columns), 1),
    },
    {
      parents: cards,
      move: () => moveChecklistTo(scene, pick(draws.from(cards)!.checklists), 1),
    },
    {
      parents: checklists,
      move: () => moveItemTo(scene, pick(draws.from(checklists)!.items), { position: 1 }),
    },
  ];
  return draws.from(kinds.filter(({ parents }) => parents.length > 0))?.move();
};

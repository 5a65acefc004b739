import { number, plural } from "../format.ts";

export const labels = "Labels";
export const labelsOnCard = "Labels on this card";
export const addLabels = "Add labels";
export const editLabels = "Edit labels";
export const editLabel = (name: string) => `Edit the label ${name}`;
export const editOne = "Edit label";
export const usedOn = (cards: number) =>
  plural(cards, {
    one: "Used on 1 card",
    other: cards === 0 ? "Used on no card" : `Used on ${number(cards)} cards`,
  });
export const noLabels = "This board has no labels yet.";
export const findLabel = "Find or create a label";
export const createNamed = (name: string) => `Create label “${name}”`;
export const newLabel = "New label";
export const labelName = "Label name";
export const newLabelName = "New label name";
export const color = "Colour";
export const createLabel = "Create label";
export const back = "Back";
export const notAdded = (name: string) => `“${name}” was not added to the card`;
export const notRemoved = (name: string) => `“${name}” was not removed from the card`;
export const notCreated = (name: string) => `The label “${name}” was not created`;
export const notChanged = (name: string) => `The label “${name}” was not changed`;
export const deleted = (name: string) => `The label “${name}” was deleted from every card.`;
export const notDeleted = (name: string) => `The label “${name}” was not deleted`;

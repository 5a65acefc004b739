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
    other: cards === 0 ? "Not used yet" : `Used on ${number(cards)} cards`,
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
export const notAdded = (name: string) => `Couldn’t add “${name}” to the card`;
export const notRemoved = (name: string) => `Couldn’t remove “${name}” from the card`;
export const notCreated = (name: string) => `Couldn’t create the label “${name}”`;
export const notChanged = (name: string) => `Couldn’t change the label “${name}”`;
export const deleted = (name: string) => `The label “${name}” was deleted from every card.`;
export const notDeleted = (name: string) => `Couldn’t delete the label “${name}”`;

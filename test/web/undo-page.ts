/** What is done on a page and what it says, for the tests of undo. */
import type { Operation } from "../../client/changes/operations.ts";
import type { FakePage } from "./fake-page.ts";

export const rename = (card_id: string, description: string): Operation => ({
  route: "updateCard",
  input: { card_id, description },
});

export const remove = (card_id: string): Operation => ({ route: "deleteCard", input: { card_id } });

export const words = { done: "It is gone.", failure: "not deleted" };

export const said = ({ messages }: FakePage) => messages.map(({ message }) => message);

export const descriptions = ({ session }: FakePage) =>
  session.view.board!.columns.flatMap(({ cards }) => cards.map(({ description }) => description));

export const press = (page: FakePage, label: string) =>
  page.messages.findLast(({ action }) => action?.label === label)!.action!.run();

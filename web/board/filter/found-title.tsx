import { createContext, useContext } from "react";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { type Filter, NO_FILTER } from "./filter.ts";

/** The filter that the cards are shown with. */
export const AppliedFilter = createContext<Filter>(NO_FILTER);

const MarkedTitle = lazyPart(
  () => import("./marked-title.tsx"),
  (_, { title }) => title,
);

/** The title of a card, with what the filter found in it. */
export function FoundTitle({ title }: { title: string }) {
  const filter = useContext(AppliedFilter);
  return filter.text.trim() === "" ? title : <MarkedTitle title={title} filter={filter} />;
}

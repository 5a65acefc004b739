import type { ReactNode } from "react";
import type { Missing } from "../../ui/feedback/lazy-part.tsx";
import { missingControls, missingUnasked } from "../../ui/feedback/missing-part.tsx";
import { useSelection } from "./selection.ts";

/** The bar for the selected cards is part of every board: that it is missing matters once a card is selected. */
export function missingBar(missing: Missing): ReactNode {
  return missing.failed && <MissingBar {...missing} />;
}

function MissingBar(missing: Missing) {
  const isAskedFor = useSelection().size > 0;
  return (
    <>
      {isAskedFor && <div className="selection-bar">{missingControls(missing)}</div>}
      {missingUnasked(missing)}
    </>
  );
}

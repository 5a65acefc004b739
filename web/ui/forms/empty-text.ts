import { useState } from "react";
import { fillIn } from "#texts/errors.ts";

/** Saving an empty text is refused at its field, until something is written there or the field is left. */
export function useEmptyText(text: string) {
  const [isTried, setTried] = useState(false);
  const isEmpty = text.trim() === "";
  return {
    /** Why it was refused; null while nobody has tried. */
    empty: isTried && isEmpty ? fillIn : null,
    /** True if it is empty; from now on that is said. */
    refuseEmpty: () => {
      setTried(isEmpty);
      return isEmpty;
    },
    leaveEmpty: () => setTried(false),
  };
}

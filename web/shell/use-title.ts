import { useEffect } from "react";
import * as texts from "#texts/shell.ts";
import { shownText } from "../../contract/base/shown-text.ts";
import { announce } from "../ui/feedback/announcer.tsx";
import { withCount } from "./title-count.ts";

let first = true;

/** The title of the view in the browser's tab; announced when the view changes without a page load. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = withCount(texts.pageTitle(shownText(title)));
    if (!first) announce(title);
    first = false;
    return () => {
      document.title = withCount(before);
    };
  }, [title]);
}

/** No text on a page is turned round, wherever it comes from. Values of fields stay as they are: they are edited. */
import { options, type VNode } from "preact";
import { shownText } from "../../../contract/base/shown-text.ts";

/** Attributes that people read or hear. */
const READ = ["title", "alt", "label", "placeholder", "aria-label", "aria-description", "aria-valuetext"];

/** For every text that is rendered from now on. */
export function showTextsHarmlessly(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    makeHarmless(vnode);
    before?.(vnode);
  };
}

function makeHarmless(vnode: VNode): void {
  // The props of a text are the text itself, which the types do not say.
  const node = vnode as { type: unknown; props: unknown };
  if (typeof node.props === "string") node.props = shownText(node.props);
  if (typeof node.type !== "string") return;
  // Those of an element are its attributes.
  const props = vnode.props as Record<string, unknown>;
  for (const name of READ) {
    const value = props[name];
    if (typeof value === "string") props[name] = shownText(value);
  }
}

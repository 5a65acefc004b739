import { useEffect } from "react";
import * as texts from "#texts/shell.ts";
import { usePath } from "../router.ts";
import { singleKeys } from "../storage/choices/single-keys.ts";
import { DialogBoundary } from "../ui/feedback/error-boundary.tsx";
import { lazyPart, loadAhead } from "../ui/feedback/lazy-part.tsx";
import { missingDialog } from "../ui/feedback/missing-part.tsx";
import { TYPED_INTO } from "../util/typed-into.ts";
import { currentOverlay, showOverlay, typeAhead, useOverlay } from "./overlay.ts";

const Palette = lazyPart(
  () => import("../search/palette/palette.tsx"),
  missingDialog(texts.searchAndCommands),
);
const HelpDialog = lazyPart(() => import("./help-dialog.tsx"), missingDialog(texts.keyboardShortcuts));
/** Letters choose an entry there. */
const CHOSEN_FROM = "select, [role=menu]";

/** The command palette and the shortcuts, with the keys that open them on every page. */
export function OverlayHost() {
  const overlay = useOverlay();
  const path = usePath();
  const close = () => showOverlay(null);
  useEffect(() => loadAhead([Palette, HelpDialog]), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever leads to another page closes it
  useEffect(() => showOverlay(null), [path]);
  useEffect(() => {
    const onCommandKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (Palette.isAwaited() && typeAhead(event)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== "k") return;
      // There it makes a link.
      if (target instanceof Element && target.matches("[data-writing]")) return;
      event.preventDefault();
      showOverlay(currentOverlay() === null ? "palette" : null);
    };
    const onSingleKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (currentOverlay() !== null || singleKeys.get() === "off") return;
      if (!(target instanceof Element) || target.closest(TYPED_INTO) || target.closest(CHOSEN_FROM)) return;
      if (key === "/") showOverlay("cards");
      else if (key === "?") showOverlay("help");
      else return;
      event.preventDefault();
    };
    // Panels keep other keys to themselves; this one works everywhere else.
    addEventListener("keydown", onCommandKey, true);
    addEventListener("keydown", onSingleKey);
    return () => {
      removeEventListener("keydown", onCommandKey, true);
      removeEventListener("keydown", onSingleKey);
    };
  }, []);
  if (overlay === null) return null;
  if (overlay === "help")
    return (
      <DialogBoundary title={texts.keyboardShortcuts} onClose={close}>
        <HelpDialog onClose={close} />
      </DialogBoundary>
    );
  return (
    <DialogBoundary title={texts.searchAndCommands} onClose={close}>
      <Palette key={overlay} cardsOnly={overlay === "cards"} onClose={close} />
    </DialogBoundary>
  );
}

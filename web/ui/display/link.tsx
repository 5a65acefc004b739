import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { addressOf } from "../../installation.ts";
import { navigate } from "../../router.ts";

/** A link to a path of the app; with a modifier key or another mouse button, the browser handles it as usual. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={addressOf(href)} onClick={follow} />;
}

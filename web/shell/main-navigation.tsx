import * as texts from "#texts/shell.ts";
import { MY_CARDS_PATH, usePath } from "../router.ts";
import { Link } from "../ui/display/link.tsx";

const PLACES = { "/": texts.boards, [MY_CARDS_PATH]: texts.myCards };

/** Between the pages that belong to no board. */
export function MainNavigation() {
  const path = usePath();
  return (
    <nav className="main-navigation" aria-label={texts.mainNavigation}>
      {Object.entries(PLACES).map(([href, name]) => (
        <Link key={href} href={href} aria-current={path === href ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

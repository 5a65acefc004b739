import { MY_CARDS_PATH, usePath } from "../router.ts";
import { Link } from "../ui/display/link.tsx";

const PLACES = { "/": "Boards", [MY_CARDS_PATH]: "My cards" };

/** Between the pages that belong to no board. */
export function MainNavigation() {
  const path = usePath();
  return (
    <nav className="main-navigation" aria-label="Main">
      {Object.entries(PLACES).map(([href, name]) => (
        <Link key={href} href={href} aria-current={path === href ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

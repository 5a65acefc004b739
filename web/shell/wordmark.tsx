import { Link } from "../ui/display/link.tsx";
import { Logo } from "./logo.tsx";

export function Wordmark() {
  return (
    <Link className="wordmark" href="/">
      <Logo />
      <span className="wordmark-name">Boardcast</span>
    </Link>
  );
}

import { NothingHere } from "./nothing-here.tsx";
import { TopBar } from "./top-bar.tsx";

/** For those who are logged in: the ways to everything else stay. */
export default function NotFoundPage() {
  return (
    <>
      <TopBar />
      <NothingHere />
    </>
  );
}

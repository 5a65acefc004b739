import * as common from "#texts/common.ts";
import * as errors from "#texts/errors.ts";
import { Link } from "../ui/display/link.tsx";
import { EmptyState } from "../ui/feedback/states.tsx";
import { useTitle } from "./use-title.ts";

/** At an address that leads nowhere. */
export function NothingHere() {
  useTitle(errors.pageNotFound);
  return (
    <main id="main">
      <EmptyState
        heading="h1"
        picture="lost"
        title={errors.pageNotFound}
        actions={
          <Link className="button" href="/">
            {common.goToBoards}
          </Link>
        }
      >
        {errors.addressMayBeWrong}
      </EmptyState>
    </main>
  );
}

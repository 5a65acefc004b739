import { useEffect } from "react";
import * as texts from "#texts/account.tsx";
import * as common from "#texts/common.ts";
import { useTitle } from "../../shell/use-title.ts";
import { Link } from "../../ui/display/link.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** The tab in which somebody has logged in for a page in another one, which goes on by itself. */
export default function SignedInPage() {
  useTitle(texts.signedIn);
  // Browsers may refuse that; the page says what to do.
  useEffect(() => window.close(), []);
  return (
    <AccountFrame title={texts.signedIn}>
      <p>{texts.closeThisTab}</p>
      <p>
        <Link href="/">{common.goToBoards}</Link>
      </p>
    </AccountFrame>
  );
}

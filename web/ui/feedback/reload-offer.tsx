import { useEffect, useState } from "react";
import { api } from "../../session/api.ts";
import { Button } from "../forms/button.tsx";

const CHECK_MS = 2000;

/** A button that loads the page again, where that helps: the service answers, and nothing done here would be lost. */
export function ReloadOffer() {
  const [helps, setHelps] = useState(false);
  useEffect(() => {
    const check = () =>
      void api.live().then(
        () => setHelps(losesNothing()),
        () => setHelps(false),
      );
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return helps && <Button onClick={() => location.reload()}>Reload the page</Button>;
}

/** Whoever would warn against leaving the page is asked, the way the browser asks them. */
function losesNothing(): boolean {
  return dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

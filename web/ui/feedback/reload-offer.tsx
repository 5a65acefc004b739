import { useEffect, useState } from "react";
import * as texts from "#texts/errors.ts";
import { api } from "../../session/api.ts";
import { losesNothing } from "../../util/loses-nothing.ts";
import { Button } from "../forms/button.tsx";

const CHECK_MS = 2000;

/** A button that reloads the page, shown while the service responds and nothing would be lost. */
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
  return helps && <Button onClick={() => location.reload()}>{texts.reloadPage}</Button>;
}

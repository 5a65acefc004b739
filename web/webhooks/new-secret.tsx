import { useId, useLayoutEffect, useRef } from "react";
import * as texts from "#texts/webhooks.ts";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";
import type { CreatedWebhook } from "./use-webhooks.ts";

interface Props {
  created: CreatedWebhook;
  onStored: () => void;
}

/** The only time that the secret can be seen: the service does not give it out again. */
export function NewSecret({ created: { url, secret }, onStored }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="webhook-secret" aria-labelledby={titleId} ref={ref}>
      <h3 id={titleId}>{texts.secretOf(url)}</h3>
      <p>{texts.secretOnce}</p>
      <code>{secret}</code>
      <div className="row">
        <CopyButton text={secret} label={texts.copySecret} />
        <Button kind="quiet" data-confirms onClick={onStored}>
          {texts.secretStored}
        </Button>
      </div>
    </section>
  );
}

import { useLayoutEffect, useRef } from "react";
import * as texts from "#texts/webhooks.ts";
import { Button } from "../ui/forms/button.tsx";
import { CopyButton } from "../ui/forms/copy-button.tsx";

interface Props {
  secret: string;
  onStored: () => void;
}

/** The only time that the secret can be seen: the service does not give it out again. */
export function NewSecret({ secret, onStored }: Props) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: "nearest" });
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="webhook-secret" aria-label={texts.secretTitle} ref={ref}>
      <p>{texts.secretOnce}</p>
      <code>{secret}</code>
      <div className="row">
        <CopyButton text={secret} label={texts.copySecret} />
        <Button kind="quiet" onClick={onStored}>
          {texts.secretStored}
        </Button>
      </div>
    </section>
  );
}

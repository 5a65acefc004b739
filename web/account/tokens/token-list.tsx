import { useRef, useState } from "react";
import * as common from "#texts/common.ts";
import * as texts from "#texts/tokens.ts";
import type { ApiToken } from "../../../contract/api-tokens.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { TokenRow } from "./token-row.tsx";
import { useTokens } from "./use-tokens.ts";

/** Tokens for programs that act in the user's name. */
export function TokenList() {
  const { loaded, reload, loadMore, added, remove } = useTokens();
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The row that had the focus is gone by then. */
  const removeAsked = async (token: ApiToken) => {
    setAsked(null);
    await remove(token);
    heading.current?.focus();
  };
  return (
    <section className="panel stack" aria-labelledby="tokens-title">
      <h2 id="tokens-title" ref={heading} tabIndex={-1}>
        {texts.tokens}
      </h2>
      <p className="muted">{texts.tokensNote}</p>
      {loaded.status === "loading" && <Skeleton height="4rem" />}
      {loaded.status === "failed" && (
        <div className="notice" data-kind="error" role="alert">
          <p>{loaded.reason}</p>
          <Button onClick={reload}>{common.tryAgain}</Button>
        </div>
      )}
      {loaded.status === "ready" && (
        <>
          {loaded.tokens.length === 0 ? (
            <p>{texts.noTokens}</p>
          ) : (
            <ul aria-labelledby="tokens-title">
              {loaded.tokens.map((token) => (
                <TokenRow key={token.id} token={token} onDelete={() => setAsked(token)} />
              ))}
            </ul>
          )}
          <div className="row">
            <Button onClick={() => setCreating(true)}>{texts.newToken}</Button>
            {loaded.next && <Button onClick={() => void loadMore()}>{common.showMore}</Button>}
          </div>
        </>
      )}
      {isCreating && <NewTokenDialog onCreated={added} onClose={() => setCreating(false)} />}
      {asked && (
        <Dialog title={texts.deleteQuestion(asked.name)} onClose={() => setAsked(null)}>
          <p>{texts.deleteWarning}</p>
          <div className="dialog-actions">
            <Button onClick={() => setAsked(null)} data-autofocus>
              {common.keepIt}
            </Button>
            <Button kind="danger" onClick={() => void removeAsked(asked)}>
              {texts.deleteToken}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

import * as common from "#texts/common.ts";
import * as texts from "#texts/imports.ts";
import { importPath, navigate } from "../../router.ts";
import { api } from "../../session/api.ts";
import { Button } from "../../ui/forms/button.tsx";
import { Field, PasswordField } from "../../ui/forms/field.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useSubmit } from "../../ui/forms/use-submit.ts";

/** Has the service read a board of a Planka installation. */
export function PlankaForm({ isOffline, onClose }: { isOffline: boolean; onClose: () => void }) {
  const { busy, failure, errorOf, onSubmit } = useSubmit(async ({ url = "", token = "" }, options) => {
    const { id } = await api.importFromPlanka(
      { url: url.trim(), token: token.trim(), preview: true },
      options,
    );
    onClose();
    navigate(importPath(id));
  });
  return (
    <form className="stack" onSubmit={onSubmit}>
      <Field
        label={texts.address}
        hint={texts.addressHint}
        name="url"
        type="url"
        dir="ltr"
        required
        autoComplete="off"
        placeholder={texts.exampleAddress}
        error={errorOf("url")}
      />
      <PasswordField
        label={texts.plankaToken}
        hint={texts.plankaTokenHint}
        name="token"
        dir="ltr"
        required
        autoComplete="off"
        error={errorOf("token")}
      />
      <p className="muted">{texts.nothingYet}</p>
      <div className="dialog-actions">
        <FormError message={failure} />
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button kind="primary" type="submit" busy={busy} disabled={isOffline}>
          {texts.goOn}
        </Button>
      </div>
    </form>
  );
}

import * as texts from "#texts/settings.ts";
import { api } from "../session/api.ts";
import { useMe, useSession } from "../session/use-session.ts";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormDone, FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

export function ProfileForm() {
  const me = useMe();
  const { setMe } = useSession();
  const { busy, isDone, failure, errorOf, onSubmit } = useSubmit(
    async ({ username = "", firstname, lastname }, options) => {
      const names = { firstname: firstname?.trim() || null, lastname: lastname?.trim() || null };
      const renamed = username.trim() !== me.username;
      const profile = { ...names, ...(renamed && { username: username.trim() }) };
      setMe(await api.updateMe(profile, options));
    },
    { 409: { words: texts.usernameTaken, field: "username" } },
  );
  return (
    <form className="panel stack" onSubmit={onSubmit} aria-labelledby="profile-title">
      <h2 id="profile-title">{texts.profile}</h2>
      <p className="muted">{texts.logInAs(me.email)}</p>
      <Field
        label={texts.username}
        name="username"
        defaultValue={me.username}
        autoComplete="username"
        maxLength={50}
        required
        error={errorOf("username")}
      />
      <div className="pair">
        <Field
          label={texts.firstName}
          name="firstname"
          defaultValue={me.firstname ?? ""}
          autoComplete="given-name"
          maxLength={255}
          error={errorOf("firstname")}
        />
        <Field
          label={texts.lastName}
          name="lastname"
          defaultValue={me.lastname ?? ""}
          autoComplete="family-name"
          maxLength={255}
          error={errorOf("lastname")}
        />
      </div>
      <div className="row">
        <Button kind="primary" type="submit" busy={busy}>
          {texts.saveProfile}
        </Button>
        <FormDone words={isDone ? texts.profileSaved : null} />
        <FormError message={failure} />
      </div>
    </form>
  );
}

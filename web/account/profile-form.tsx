import { api } from "../session/api.ts";
import { useMe, useSession } from "../session/use-session.ts";
import { toast } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Field } from "../ui/forms/field.tsx";
import { FormError } from "../ui/forms/form-error.tsx";
import { useSubmit } from "../ui/forms/use-submit.ts";

export function ProfileForm() {
  const me = useMe();
  const { setMe } = useSession();
  const { busy, failure, errorOf, onSubmit } = useSubmit(
    async ({ username = "", firstname, lastname }, options) => {
      const names = { firstname: firstname?.trim() || null, lastname: lastname?.trim() || null };
      const renamed = username.trim() !== me.username;
      const profile = { ...names, ...(renamed && { username: username.trim() }) };
      setMe(await api.updateMe(profile, options));
      toast({ message: "Your profile was saved." });
    },
    { 409: "This username is already taken." },
  );
  return (
    <form className="panel stack" onSubmit={onSubmit} aria-labelledby="profile-title">
      <h2 id="profile-title">Profile</h2>
      <p className="muted">You log in as {me.email}.</p>
      <FormError message={failure} />
      <Field
        label="Username"
        name="username"
        defaultValue={me.username}
        autoComplete="username"
        maxLength={50}
        required
        error={errorOf("username")}
      />
      <div className="pair">
        <Field
          label="First name"
          name="firstname"
          defaultValue={me.firstname ?? ""}
          autoComplete="given-name"
          maxLength={255}
          error={errorOf("firstname")}
        />
        <Field
          label="Last name"
          name="lastname"
          defaultValue={me.lastname ?? ""}
          autoComplete="family-name"
          maxLength={255}
          error={errorOf("lastname")}
        />
      </div>
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          Save profile
        </Button>
      </div>
    </form>
  );
}

import * as texts from "#texts/settings.ts";
import { useMethods } from "../session/use-methods.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { FirstPassword } from "./first-password.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { MailPreferences } from "./mail-preferences.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PicturePanel } from "./picture/picture-panel.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ScreenReaderChoice } from "./screen-reader-choice.tsx";
import { SessionList } from "./sessions/session-list.tsx";
import { SignInPanel, useSignInLink } from "./sign-in-panel.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { TokenList } from "./tokens/token-list.tsx";

export default function SettingsPage() {
  useTitle(texts.settings);
  const methods = useMethods();
  const [link, setLink] = useSignInLink();
  return (
    <>
      <TopBar />
      <main className="page settings" id="main">
        <h1>{texts.settings}</h1>
        <ProfileForm />
        <PicturePanel />
        <EmailPanel />
        <MailPreferences />
        {link && <SignInPanel link={link} onChange={setLink} />}
        {methods?.password !== false &&
          (link && !link.has_password ? <FirstPassword provider={link.name} /> : <PasswordForm />)}
        <SessionList />
        <TokenList />
        <CalendarFeed />
        <LanguageChoice />
        <ThemeChoice />
        <ScreenReaderChoice />
      </main>
    </>
  );
}

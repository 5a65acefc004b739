import * as texts from "#texts/settings.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { MailPreferences } from "./mail-preferences.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PicturePanel } from "./picture/picture-panel.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ScreenReaderChoice } from "./screen-reader-choice.tsx";
import { SessionList } from "./sessions/session-list.tsx";
import { ThemeChoice } from "./theme-choice.tsx";
import { TokenList } from "./tokens/token-list.tsx";

export default function SettingsPage() {
  useTitle(texts.settings);
  return (
    <>
      <TopBar />
      <main className="page settings" id="main">
        <h1>{texts.settings}</h1>
        <ProfileForm />
        <PicturePanel />
        <EmailPanel />
        <MailPreferences />
        <PasswordForm />
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

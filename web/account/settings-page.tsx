import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { MailPreferences } from "./mail-preferences.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PicturePanel } from "./picture/picture-panel.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./sessions/session-list.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export default function SettingsPage() {
  useTitle("Settings");
  return (
    <>
      <TopBar />
      <main className="page settings" id="main">
        <h1>Settings</h1>
        <ProfileForm />
        <PicturePanel />
        <EmailPanel />
        <MailPreferences />
        <PasswordForm />
        <SessionList />
        <CalendarFeed />
        <ThemeChoice />
      </main>
    </>
  );
}

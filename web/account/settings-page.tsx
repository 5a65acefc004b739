import { type ReactNode, useEffect, useRef } from "react";
import * as texts from "#texts/settings.ts";
import { navigate, SETTINGS_SECTIONS, type SettingsSection, settingsPath } from "../router.ts";
import { useMethods } from "../session/use-methods.ts";
import { TopBar } from "../shell/top-bar.tsx";
import { useTitle } from "../shell/use-title.ts";
import { knownMail } from "../storage/known-mail.ts";
import { Link } from "../ui/display/link.tsx";
import { CalendarFeed } from "./calendar-feed.tsx";
import { AppearanceChoices } from "./choices/appearance-choices.tsx";
import { BoardChoices } from "./choices/board-choices.tsx";
import { DateChoices } from "./choices/date-choices.tsx";
import { LanguageChoice } from "./choices/language-choice.tsx";
import { ScreenReaderChoice } from "./choices/screen-reader-choice.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { LoginPanels } from "./enter/login-panels.tsx";
import { MailPreferences } from "./mail-preferences.tsx";
import { PicturePanel } from "./picture/picture-panel.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./sessions/session-list.tsx";
import { TokenList } from "./tokens/token-list.tsx";

const PANELS: Record<SettingsSection, ReactNode> = {
  account: (
    <>
      <ProfileForm />
      <PicturePanel />
      <EmailPanel />
    </>
  ),
  notifications: <MailPreferences />,
  login: (
    <>
      <LoginPanels />
      <SessionList />
    </>
  ),
  integrations: (
    <>
      <CalendarFeed />
      <TokenList />
    </>
  ),
  display: (
    <>
      <LanguageChoice />
      <DateChoices />
      <AppearanceChoices />
      <BoardChoices />
      <ScreenReaderChoice />
    </>
  ),
};

export default function SettingsPage({ section }: { section: SettingsSection }) {
  useTitle(texts.sectionOfSettings(texts.sections[section]));
  const heading = useFocusOnSection(section);
  const navigation = useRef<HTMLElement>(null);
  const hasMail = useHasMail();
  const isAbsent = section === "notifications" && hasMail === false;
  useEffect(() => {
    if (isAbsent) navigate(settingsPath("account"), { replace: true });
  }, [isAbsent]);
  // All that can be chosen there is what is mailed.
  const isShown = (each: SettingsSection) => each !== "notifications" || (hasMail ?? each === section);
  const sections = SETTINGS_SECTIONS.filter(isShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change with them
  useEffect(() => {
    navigation.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [section, sections.length]);
  return (
    <>
      <TopBar />
      <main className="page settings" id="main">
        <nav ref={navigation} className="settings-navigation" aria-labelledby="settings-title">
          <p id="settings-title">{texts.settings}</p>
          <ul>
            {sections.map((each) => (
              <li key={each}>
                <Link href={settingsPath(each)} aria-current={each === section ? "page" : undefined}>
                  {texts.sections[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="settings-section" key={section}>
          <h1 ref={heading} tabIndex={-1}>
            {texts.sections[section]}
          </h1>
          {PANELS[section]}
        </div>
      </main>
    </>
  );
}

/** As it was last, until the service has said it; null if it never has. */
function useHasMail(): boolean | null {
  const methods = useMethods();
  const known = knownMail.use();
  useEffect(() => {
    if (methods) knownMail.set(methods.mail ? "on" : "off");
  }, [methods]);
  if (methods) return methods.mail;
  return known === "unknown" ? null : known === "on";
}

/** Whoever goes to another section reads on at its heading; on the first one, the page decides. */
function useFocusOnSection(section: SettingsSection) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}

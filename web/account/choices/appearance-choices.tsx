import * as texts from "#texts/settings.ts";
import { MOTIONS } from "../../storage/choices/motion.ts";
import { chooseMotion, useMotion } from "../../storage/choices/motion-choice.ts";
import { THEMES } from "../../storage/choices/theme.ts";
import { chooseTheme, useTheme } from "../../storage/choices/theme-choice.ts";
import { RadioChoice } from "./radio-choice.tsx";

const preview = (theme: (typeof THEMES)[number]) => (
  <>
    <span className="theme-preview" data-preview={theme} aria-hidden="true">
      {(theme === "system" ? (["light", "dark"] as const) : [theme]).map((each) => (
        <span key={each} data-preview={each}>
          <i />
          <i />
        </span>
      ))}
    </span>
    {texts.themes[theme]}
  </>
);

export function AppearanceChoices() {
  return (
    <section className="panel stack" aria-labelledby="appearance-title">
      <h2 id="appearance-title">{texts.appearance}</h2>
      <RadioChoice
        name="theme"
        legend={texts.theme}
        values={THEMES}
        names={{ system: preview("system"), light: preview("light"), dark: preview("dark") }}
        chosen={useTheme()}
        onChoose={chooseTheme}
      />
      <RadioChoice
        name="motion"
        legend={texts.motion}
        values={MOTIONS}
        names={texts.motions}
        chosen={useMotion()}
        onChoose={chooseMotion}
      />
    </section>
  );
}

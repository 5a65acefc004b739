import { useState } from "react";
import { THEMES } from "../storage/choices/theme.ts";
import { chooseTheme, useTheme } from "../storage/choices/theme-choice.ts";
import { Announcer } from "../ui/feedback/announcer.tsx";
import { Toasts } from "../ui/feedback/toasts.tsx";
import { Button } from "../ui/forms/button.tsx";
import { Buttons } from "./buttons.tsx";
import { Display } from "./display.tsx";
import { Feedback } from "./feedback.tsx";
import { Forms } from "./forms.tsx";
import { Lists } from "./lists.tsx";
import { Overlays } from "./overlays.tsx";
import { Tokens } from "./tokens.tsx";

export function DesignPage() {
  return (
    <main className="page design">
      <h1>Design</h1>
      <p>
        Screens are made of these tokens and primitives. Look at a change here in both themes, mirrored, on a
        phone and in forced colours.
      </p>
      <Switches />
      <Tokens />
      <Buttons />
      <Forms />
      <Lists />
      <Display />
      <Feedback />
      <Overlays />
      <Toasts />
      <Announcer />
    </main>
  );
}

function Switches() {
  const chosen = useTheme();
  const [mirrored, setMirrored] = useState(document.documentElement.dir === "rtl");
  const mirror = () => {
    document.documentElement.dir = mirrored ? "ltr" : "rtl";
    setMirrored(!mirrored);
  };
  return (
    <div className="row">
      <fieldset className="segments" aria-label="Theme">
        {THEMES.map((each) => (
          <button key={each} type="button" aria-pressed={each === chosen} onClick={() => chooseTheme(each)}>
            {each}
          </button>
        ))}
      </fieldset>
      <Button aria-pressed={mirrored} data-on={mirrored} onClick={mirror}>
        Right to left
      </Button>
    </div>
  );
}

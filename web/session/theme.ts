/** Light or dark: the system's choice, unless the person made one. */
import { stored } from "./stored.ts";

export const themeChoice = stored("boardcast-theme", ["system", "light", "dark"]);

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Before the first paint, and whenever the system or the choice changes. */
export function applyTheme(): void {
  const choice = themeChoice.get();
  document.documentElement.dataset.theme = choice === "system" ? (dark.matches ? "dark" : "light") : choice;
}

dark.addEventListener("change", applyTheme);

/** Light or dark: the style sheet follows the system, unless a theme has been chosen. */
import { INSTALLATION } from "../../installation.ts";
export const THEME_KEY = `${INSTALLATION}-theme`;
export const THEMES = ["system", "light", "dark"] as const;

export function applyTheme(): void {
  const choice = localStorage.getItem(THEME_KEY);
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
}

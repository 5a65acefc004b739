import { stored } from "./stored-choice.ts";
import { applyTheme, THEME_KEY, THEMES } from "./theme.ts";

const choice = stored(THEME_KEY, THEMES);
export type Theme = (typeof THEMES)[number];

export const useTheme = choice.use;

export function chooseTheme(theme: Theme): void {
  choice.set(theme);
  applyTheme();
}

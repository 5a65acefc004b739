/** Light or dark: the system's choice, unless the person made one. Kept in this browser. */
import { useState } from "react";

export type ThemeChoice = "system" | "light" | "dark";

const KEY = "boardcast-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

function stored(): ThemeChoice {
  const value = localStorage.getItem(KEY);
  return value === "light" || value === "dark" ? value : "system";
}

/** Before the first paint, and whenever the system or the choice changes. */
export function applyTheme(): void {
  const choice = stored();
  document.documentElement.dataset.theme = choice === "system" ? (dark.matches ? "dark" : "light") : choice;
}

dark.addEventListener("change", applyTheme);

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(stored);
  return [
    choice,
    (next) => {
      localStorage.setItem(KEY, next);
      applyTheme();
      setChoice(next);
    },
  ];
}

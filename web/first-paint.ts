/** A script of its own that the page waits for, so that nobody sees the other theme first. Keep it tiny. */
import { applyTheme } from "./storage/theme.ts";

applyTheme();

/** A separate, blocking script, so that the wrong theme never flashes. Keep it tiny. */
import { applyTheme } from "./storage/theme.ts";

applyTheme();

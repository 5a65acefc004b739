import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { parsePath } from "./router.ts";
import { applyTheme } from "./session/theme.ts";

// The board's part is fetched while the service is still being asked who this is.
if (parsePath(location.pathname).view === "board") void import("./board/board-page.tsx");
applyTheme();
createRoot(document.getElementById("app")!).render(<App />);

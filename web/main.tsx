import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { BoardPage } from "./pages.ts";
import { parsePath } from "./router.ts";
import { keepFilesOut } from "./shell/keep-files-out.ts";

// The board's part is fetched while the service is still being asked who this is.
if (parsePath(location.pathname).view === "board") BoardPage.preload();
keepFilesOut();
createRoot(document.getElementById("app")!).render(<App />);

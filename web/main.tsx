import { options } from "preact";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { loadFilesWith } from "./card/attachments/file-source.ts";
import { currentPath } from "./installation.ts";
import { BoardPage } from "./pages.ts";
import { parsePath } from "./router.ts";
import { api } from "./session/api.ts";
import { lookUp } from "./session/look-up-pictures.ts";
import { removeFrame } from "./shell/frame.ts";
import { keepFilesOut } from "./shell/keep-files-out.ts";
import { showTextsHarmlessly } from "./ui/display/harmless-text.ts";
import { lookUpPicturesWith } from "./ui/display/pictures.ts";
import { whenIdle } from "./ui/feedback/lazy-part.tsx";

// Effects run before the next key or click, which may depend on them: they move the focus. By default they wait for a frame.
options.requestAnimationFrame = (run) => setTimeout(run);

// The board page is fetched while the service is still being asked who is logged in.
if (parsePath(currentPath()).view === "board") BoardPage.preload();
keepFilesOut();
showTextsHarmlessly();
loadFilesWith(async (attachment_id) => (await api.downloadAttachment({ attachment_id })).blob());
lookUpPicturesWith(lookUp);
// index.html contains it.
const root = document.getElementById("app")!;
createRoot(root).render(<App />);
removeFrame(root);
// What is needed now comes first.
whenIdle(() => import("./install/install.ts").then(({ install }) => install()).catch(() => {}));

/** The page of a public link. It is no part of the app: it has no login, and stores nothing. */
import { createRoot } from "react-dom/client";
import { loadFilesBelow } from "../card/attachments/file-source.ts";
import { currentPath } from "../installation.ts";
import { showTextsHarmlessly } from "../ui/display/harmless-text.ts";
import { SharedPage } from "./shared-page.tsx";

const token = currentPath().split("/")[2] ?? "";
showTextsHarmlessly();
loadFilesBelow(`/shared/${token}/attachments`);
// shared.html contains it.
createRoot(document.getElementById("app")!).render(<SharedPage token={token} />);

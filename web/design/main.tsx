/** The page /design of `npm run dev`: every token and primitive, in every state. It is not part of the app. */
import { createRoot } from "react-dom/client";
import { DesignPage } from "./design-page.tsx";
import { showStates } from "./shown-states.ts";

showStates();
// index.html contains it.
createRoot(document.getElementById("app")!).render(<DesignPage />);

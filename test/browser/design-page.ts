/** The page /design of any checkout of the project, built and served without its service. */
import type { BrowserContextOptions, Page } from "playwright-core";
import type { WebApp } from "../../server/web/app.ts";

const PROJECT = `${import.meta.dir}/../..`;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The ways to look at it. Without motion, nothing is on its way to another place or colour. */
export const LOOKS: Record<string, BrowserContextOptions> = {
  light: { ...DESKTOP, reducedMotion: "reduce" },
  dark: { ...DESKTOP, colorScheme: "dark", reducedMotion: "reduce" },
  "forced colours": { ...DESKTOP, forcedColors: "active", reducedMotion: "reduce" },
  phone: { ...PHONE, reducedMotion: "reduce" },
};

export interface DesignPage {
  url: string;
  stop(): Promise<void>;
}

export async function serveDesign(project = PROJECT): Promise<DesignPage> {
  const { buildWebApp } = await import(`${project}/server/web/build.ts`);
  const { page, assets }: WebApp = await buildWebApp({
    page: "design/index.html",
    styles: "design/design.css",
  });
  const server = Bun.serve({
    port: 0,
    fetch({ url }) {
      const { pathname } = new URL(url);
      const file = pathname === "/design" ? page : assets.get(pathname.slice(pathname.lastIndexOf("/") + 1));
      if (!file) return new Response(null, { status: 404 });
      return new Response(file.plain, { headers: { "content-type": file.type } });
    },
  });
  return { url: `http://127.0.0.1:${server.port}/design`, stop: () => server.stop(true) };
}

export async function isShown(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Overlays" }).waitFor();
}

export async function mirror(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
}

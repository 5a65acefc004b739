/**
 * Only in pages that `npm run dev` serves: shows a new build as soon as there is one. New styles are swapped in place;
 * everything else reloads the page. A hidden page does not ask, so that tabs do not use up the browser's connections.
 */
const RETRY_MS = 300;

const shown = { ...document.currentScript?.dataset };
const base = document.documentElement.dataset.base ?? "";

async function visible(): Promise<void> {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
}

/** Answered when there is another build than `shown`, or after some time. */
async function askForBuild(): Promise<{ code: string; styles: string }> {
  const query = new URLSearchParams({ code: shown.code ?? "", styles: shown.styles ?? "" });
  const answer = await fetch(`${base}/dev/build?${query}`);
  if (!answer.ok) throw new Error(`the dev server answered ${answer.status}`);
  return answer.json();
}

async function follow(): Promise<void> {
  for (;;) {
    await visible();
    try {
      const { code, styles } = await askForBuild();
      if (code !== shown.code) return location.reload();
      if (styles !== shown.styles) {
        for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
          link.href = base + styles;
        shown.styles = styles;
      }
    } catch {
      // The service is being restarted.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

follow();

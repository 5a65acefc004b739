import type { Page } from "playwright-core";

/** Between two looks at what was found: each look costs as much as a press. */
const PRESSES = 20;

/**
 * What the Tab key reaches without a visible outline, on itself or on what `around` matches, once all was reached or
 * after so many presses.
 */
export async function withoutVisibleFocus(page: Page, most: number, around?: string): Promise<string[]> {
  await page.evaluate((around) => {
    const seen = Object.assign(window, { unseenFocus: new Set<string>(), focused: new Set<Element>() });
    document.addEventListener("focusin", ({ target }) => {
      const element = target as Element;
      seen.focused.add(element);
      const isVisible = [element, around ? element.closest(around) : null].some((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      if (!isVisible) seen.unseenFocus.add(element.outerHTML.slice(0, 100));
    });
  }, around);
  let before = 0;
  for (let pressed = 0; pressed < most; pressed += PRESSES) {
    for (let count = 0; count < PRESSES; count++) await page.keyboard.press("Tab");
    const reached = await page.evaluate(() => (window as unknown as Found).focused.size);
    if (reached === before) break;
    before = reached;
  }
  if (before === 0) return ["the Tab key reaches nothing"];
  return page.evaluate(() => [...(window as unknown as Found).unseenFocus]);
}

interface Found {
  unseenFocus: Set<string>;
  focused: Set<Element>;
}

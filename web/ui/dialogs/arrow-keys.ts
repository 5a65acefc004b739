/** The item that a key leads to from the one with the focus: arrows, Home, End, or the first letter of its text. */
export function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  switch (key) {
    case "ArrowDown":
      return items[(at + 1) % items.length];
    case "ArrowUp":
      return items.at(at < 0 ? -1 : at - 1);
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
    default: {
      if (key.length !== 1 || key === " ") return undefined;
      const starts = (item: HTMLElement) =>
        item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
      return items.find((item, index) => index > at && starts(item)) ?? items.find(starts);
    }
  }
}

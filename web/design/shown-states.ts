/**
 * Shows what is normally seen only while something is pointed at, focused or pressed. Each style rule for such a state
 * also applies inside an element with `data-shown`: `<div data-shown="hover">`.
 */
const INTERACTIVE = ":is(a, button, input, select, textarea, summary, [tabindex])";
const SHOWN: [state: RegExp, selector: string][] = [
  [/:hover\b/g, '[data-shown~="hover"] *'],
  [/:focus-visible\b/g, `[data-shown~="focus"] ${INTERACTIVE}`],
  [/:focus\b(?!-)/g, `[data-shown~="focus"] ${INTERACTIVE}`],
  [/:active\b/g, '[data-shown~="active"] *'],
];

export function showStates(): void {
  for (const sheet of document.styleSheets) extend(sheet);
}

function extend(list: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of list.cssRules) {
    if (rule instanceof CSSStyleRule) rule.selectorText = extended(rule.selectorText);
    else if (rule instanceof CSSGroupingRule) extend(rule);
  }
}

function extended(selector: string): string {
  return SHOWN.reduce(
    (text, [state, shown]) => text.replace(state, (pseudo) => `:is(${pseudo}, ${shown})`),
    selector,
  );
}

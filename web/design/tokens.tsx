/** The tokens, read from the style sheet of the page: none can be forgotten. */
import { useLayoutEffect, useRef, useState } from "react";
import { contrast, parseColor } from "./contrast.ts";
import { PAIRS, type Pair, TEXT } from "./pairs.ts";
import { Section } from "./specimen.tsx";

const COLOR = /^(?:light-dark\(|#|rgb\(|var\(--buncss)/;
const KINDS: [className: string, prefix: RegExp][] = [
  ["design-space", /^--space-/],
  ["design-text", /^--text-/],
  ["design-radius", /^--radius-/],
  ["design-shadow", /^--shadow-/],
  ["design-target", /^--target/],
];

export function Tokens() {
  const tokens = tokensOf();
  const named = (kind: RegExp) => tokens.filter(([name]) => kind.test(name)).map(([name]) => name);
  return (
    <Section title="Tokens">
      <h3>Colours</h3>
      <div className="design-specimens">
        {tokens
          .filter(([name, value]) => COLOR.test(value) && !name.startsWith("--shadow"))
          .map(([name]) => (
            <figure key={name} className="design-token" style={{ "--shown": `var(${name})` }}>
              <div className="design-swatch" />
              <figcaption className="detail">{name}</figcaption>
            </figure>
          ))}
      </div>
      <h3>Contrast</h3>
      <ul className="design-specimens">
        {PAIRS.map((pair) => (
          <PairShown key={`${pair.front} ${pair.back}`} pair={pair} />
        ))}
      </ul>
      {KINDS.map(([kind, prefix]) => (
        <div key={kind} className="design-specimens">
          {named(prefix).map((name) => (
            <figure key={name} className="design-token" style={{ "--shown": `var(${name})` }}>
              <div className={kind}>{kind === "design-text" && "Aa"}</div>
              <figcaption className="detail">{name}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </Section>
  );
}

function PairShown({ pair: { front, back, least } }: { pair: Pair }) {
  const ref = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    const style = ref.current && getComputedStyle(ref.current);
    const colors = style && [parseColor(style.color), parseColor(style.backgroundColor)];
    if (colors?.[0] && colors[1]) setRatio(contrast(colors[0], colors[1]));
  }, []);
  return (
    <li className="design-pair" style={{ "--front": `var(--${front})`, "--back": `var(--${back})` }}>
      <div ref={ref} className="design-pair-shown" data-sign={least < TEXT}>
        {least < TEXT ? null : "Aa"}
      </div>
      <p className="detail">
        {front} on {back}: {ratio?.toFixed(1)}
      </p>
    </li>
  );
}

function tokensOf(): [name: string, value: string][] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.selectorText === ":root");
  const found = new Map<string, string>();
  for (const { style } of roots)
    for (const name of style)
      if (name.startsWith("--") && !name.startsWith("--buncss"))
        found.set(name, style.getPropertyValue(name).trim());
  return [...found];
}

import { isUnseen } from "../../contract/base/shown-text.ts";
import { fold } from "../../contract/search-text/fold.ts";
import { characterStarts } from "../util/characters.ts";

type Places = readonly (readonly [number, number])[];

/** A text with the parts that were found marked. */
export function Marked({ text, highlights }: { text: string; highlights: Places }) {
  return partsOf(text, highlights).map(({ from, part, isFound }) =>
    isFound ? <mark key={from}>{part}</mark> : <span key={from}>{part}</span>,
  );
}

interface Part {
  from: number;
  part: string;
  isFound: boolean;
}

/**
 * Cut only between characters as they are read: an emoji may consist of several. A part that cannot be seen would be taken
 * for a whole text of such characters; it is marked with what is beside it.
 */
export function partsOf(text: string, highlights: Places): Part[] {
  const parts: Part[] = [];
  let done = 0;
  const add = (to: number, isFound: boolean) => {
    if (to <= done) return;
    parts.push({ from: done, part: text.slice(done, to), isFound });
    done = to;
  };
  for (const [start, end] of wholeCharacters(text, highlights)) {
    if (!isUnseen(text.slice(done, start))) add(start, false);
    add(isUnseen(text.slice(end)) ? text.length : end, true);
  }
  add(text.length, false);
  return parts;
}

function wholeCharacters(text: string, highlights: Places): Places {
  if (highlights.length === 0) return [];
  const bounds = characterStarts(text);
  return highlights.map(([start, end]) => [
    bounds.findLast((bound) => bound <= start) ?? 0,
    bounds.find((bound) => bound >= end) ?? text.length,
  ]);
}

/** Where the words of a query are in a name, in order. */
export function highlightsIn(name: string, query: string): [number, number][] {
  let text = "";
  /** For each letter of the folded name, where its character is. */
  const places: [number, number][] = [];
  let at = 0;
  for (const character of name) {
    const folded = fold(character);
    const place: [number, number] = [at, at + character.length];
    for (let letter = 0; letter < folded.length; letter++) places.push(place);
    text += folded;
    at += character.length;
  }
  return wordsOf(query)
    .flatMap((word): [number, number][] => {
      const found = text.indexOf(word);
      const [first, last] = [places[found], places[found + word.length - 1]];
      return first && last ? [[first[0], last[1]]] : [];
    })
    .sort(([a], [b]) => a - b);
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

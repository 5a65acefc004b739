import { isUnseen } from "../../contract/base/shown-text.ts";
import { fold } from "../../contract/search-text/fold.ts";
import { characterStarts } from "../util/characters.ts";
import { type Closeness, placeOf, SIMILAR, soughtWords } from "./word-match.ts";

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

/** Where the words of a query are in a name, as closely as they are. If none is, where its letters are. */
export function highlightsIn(name: string, query: string): [number, number][] {
  const found = wordPlaces(name, query, SIMILAR);
  return found.length > 0 ? found : (lettersIn(name, query) ?? []);
}

/** In the order of the name. */
export function wordPlaces(name: string, query: string, most: Closeness): [number, number][] {
  const { text, places } = foldedPlaces(name);
  return soughtWords(query)
    .flatMap((word): [number, number][] => {
      const place = placeOf({ text }, word, most);
      const [first, last] = place ? [places[place.start], places[place.end - 1]] : [];
      return first && last ? [[first[0], last[1]]] : [];
    })
    .sort(([a], [b]) => a - b);
}

/** A name that has the letters so far apart is not meant. */
const MOST_APART = 4;

/** Where the letters of a query are in a name, in order and from the beginning of a word on; null if they are not. */
export function lettersIn(name: string, query: string): [number, number][] | null {
  const letters = wordsOf(query).join("");
  if (letters.length < 2) return null;
  const { text, places } = foldedPlaces(name);
  let best: number[] | null = null;
  for (let start = 0; start < text.length; start++) {
    if (start > 0 && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))) continue;
    const found = inOrderFrom(text, start, letters);
    if (found && (!best || spanOf(found) < spanOf(best))) best = found;
  }
  if (!best || spanOf(best) > letters.length * MOST_APART) return null;
  return best.flatMap((at) => {
    const place = places[at];
    return place ? [place] : [];
  });
}

/** The first letter is at the start itself. */
function inOrderFrom(text: string, start: number, letters: string): number[] | null {
  if (text.charAt(start) !== letters.charAt(0)) return null;
  const found: number[] = [];
  for (let at = start; at < text.length && found.length < letters.length; at++)
    if (text.charAt(at) === letters.charAt(found.length)) found.push(at);
  return found.length === letters.length ? found : null;
}

function spanOf(found: readonly number[]): number {
  return (found.at(-1) ?? 0) - (found[0] ?? 0) + 1;
}

/** A name in the form in which it is compared, and for each letter of that where its character is in the name. */
function foldedPlaces(name: string): { text: string; places: [number, number][] } {
  let text = "";
  const places: [number, number][] = [];
  let at = 0;
  for (const character of name) {
    const folded = fold(character);
    const place: [number, number] = [at, at + character.length];
    for (let letter = 0; letter < folded.length; letter++) places.push(place);
    text += folded;
    at += character.length;
  }
  return { text, places };
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

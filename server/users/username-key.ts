/**
 * What a username looks like: two names with the same key are taken for each other, in some letter case and some font.
 * A capital i looks like an l, and an i is the same name as its capital: so all three are one.
 * Nobody sees it, and nothing is called by it; it is unique among accounts.
 */

/** Letters of other scripts, and of Latin itself, with a Latin letter that looks the same, be it as a capital. */
const LOOKALIKES = new Map(
  [
    { others: "авеһкмнорстухіјѕԁԛԝѵӏԍү", latin: "abehkmhopctyxijsdqwvlgy" },
    { others: "αβεζηικμνορτυχϳ", latin: "abezhikmnoptyxj" },
    { others: "ɑɡɩ", latin: "agi" },
  ].flatMap(({ others, latin }) => [...others].map((other, index) => [other, latin.charAt(index)] as const)),
);

export function usernameKey(name: string): string {
  const folded = name
    .normalize("NFKD")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKD");
  const latin = Array.from(folded, (letter) => LOOKALIKES.get(letter) ?? letter).join("");
  // The dot of an i is no accent.
  return latin
    .replace(/(?<=[ij])\u0307/gu, "")
    .replace(/[i1|\u01c0]/gu, "l")
    .replaceAll("0", "o")
    .replace(/ +/g, " ")
    .normalize("NFC");
}

/** The columns of a user that say the name. */
export function usernameColumns(username: string) {
  return { username, username_lower: username.toLowerCase(), username_key: usernameKey(username) };
}

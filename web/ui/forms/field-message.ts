const REQUESTS: [pattern: RegExp, words: string][] = [
  [/^Invalid email address$/, "Enter a valid email address."],
  [/^Too small: expected string to have >=1 characters$/, "Fill in this field."],
  [/^Too small: expected string to have >=(\d+) characters$/, "Use at least $1 characters."],
  [/^Too big: expected string to have <=(\d+) characters$/, "Use at most $1 characters."],
];
const LACKS = "must have ";
const UNCOMMON = "more to it than one of the most common passwords";
const AND = new Intl.ListFormat("en");

/** What the service finds wrong with a field, as a request to the person who filled it in. */
export function fieldMessage(message: string): string {
  if (message.startsWith(LACKS)) return passwordMessage(message.slice(LACKS.length).split(", "));
  for (const [pattern, words] of REQUESTS) if (pattern.test(message)) return message.replace(pattern, words);
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

function passwordMessage(lacks: string[]): string {
  const parts = lacks.filter((part) => part !== UNCOMMON);
  const sentences = [
    ...(parts.length > 0 ? [`Use ${AND.format(parts)}.`] : []),
    ...(lacks.includes(UNCOMMON) ? ["Choose a less common password."] : []),
  ];
  return sentences.join(" ");
}

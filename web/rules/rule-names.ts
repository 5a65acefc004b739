/**
 * The service asks for a name, and nobody types one here. So what is stored says only what kind of rule it is, in no
 * language, and people read the sentence that the rule says now.
 */
import type { AutomationRule } from "../../contract/automations.ts";
import type { Wording } from "./sentence.ts";

const AUTOMATIC = /^[a-z_]+ → [a-z_]+$/;
/** The sentence in the language of the author, as it was stored once. */
const SENTENCE = /^(When a card|Wenn eine Karte) .+, /;

export function automaticName({ trigger, action }: Pick<Wording, "trigger" | "action">): string {
  return `${trigger} → ${action}`;
}

/** Null if nobody has given it one. */
export function givenName({ name }: Pick<AutomationRule, "name">): string | null {
  return AUTOMATIC.test(name) || SENTENCE.test(name) ? null : name;
}

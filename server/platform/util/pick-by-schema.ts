/** As much of a value as a schema lists; whatever the schema does not name is left out. The value is not checked. */
import * as z from "zod/mini";

export type Picker = (value: unknown) => unknown;

/** Whatever it is, it has no parts that the schema does not know of. */
const leaf: Picker = (value) => (typeof value === "object" ? null : value);
const LEAVES = new Set(["string", "number", "int", "boolean", "enum", "literal"]);

/** Throws for a schema that does not say what is in its values: everything would be picked. */
export function pickerOf(schema: z.core.$ZodType): Picker {
  if (schema instanceof z.ZodMiniObject) return objectPicker(schema.shape);
  if (schema instanceof z.ZodMiniArray) return listPicker(pickerOf(schema.def.element));
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const pick = pickerOf(schema.def.innerType);
    return (value) => (value === null || value === undefined ? value : pick(value));
  }
  const { type } = schema._zod.def;
  if (!LEAVES.has(type)) throw new Error(`nothing can be picked by a schema of type ${type}`);
  return leaf;
}

function listPicker(pick: Picker): Picker {
  return (list) => (Array.isArray(list) ? list.map(pick) : []);
}

function objectPicker(shape: z.core.$ZodShape): Picker {
  const fields = Object.entries(shape).map(([name, schema]) => [name, pickerOf(schema)] as const);
  return (value) => {
    const picked: Record<string, unknown> = {};
    const whole = Object(value);
    for (const [name, pick] of fields) if (name in whole) picked[name] = pick(whole[name]);
    return picked;
  };
}

/** Whether an answer has exactly the fields its schema names, however deep, and which resources it showed. */
import * as z from "zod/mini";

type Json = z.core.JSONSchema.JSONSchema;

const printed = new WeakMap<z.ZodMiniType, Json>();

function printedOf(schema: z.ZodMiniType): Json {
  const known = printed.get(schema);
  if (known) return known;
  const root: Json = z.toJSONSchema(schema, { unrepresentable: "any" });
  printed.set(schema, root);
  return root;
}

/** The names of the resources that a schema is made of. */
export function resourcesIn(schema: z.ZodMiniType): string[] {
  const { id, $defs = {} } = printedOf(schema);
  return [...(id ? [id] : []), ...Object.keys($defs)];
}

/** Where keys are missing or too many; empty when the answer is exactly of this shape. */
export function strayKeys(schema: z.ZodMiniType, value: unknown, seen = new Set<string>()): string[] {
  const root = printedOf(schema);
  return compare(root, value, { root, seen, at: "" });
}

interface Walk {
  root: Json;
  seen: Set<string>;
  at: string;
}

function compare(schema: Json, value: unknown, walk: Walk): string[] {
  if (schema.$ref) {
    const name = schema.$ref.replace("#/$defs/", "");
    if (schema.$ref !== "#") walk.seen.add(name);
    const target = schema.$ref === "#" ? walk.root : walk.root.$defs![name];
    return compare(target as Json, value, walk);
  }
  if (schema.anyOf) {
    const options = schema.anyOf as Json[];
    const fitting = options.find((option) => (option.type === "null") === (value === null));
    return fitting ? compare(fitting, value, walk) : [`${walk.at} fits nothing`];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      compare((schema.items ?? {}) as Json, entry, { ...walk, at: `${walk.at}[${index}]` }),
    );
  }
  if (typeof value !== "object" || value === null || !schema.properties) return [];
  const { properties, required = [] } = schema;
  const given = Object.keys(value);
  const stray = given.filter((key) => !(key in properties)).map((key) => `${walk.at}.${key} is too much`);
  const missing = required.filter((key) => !given.includes(key)).map((key) => `${walk.at}.${key} is missing`);
  const inner = given
    .filter((key) => key in properties)
    .flatMap((key) =>
      compare(properties[key] as Json, (value as Record<string, unknown>)[key], {
        ...walk,
        at: `${walk.at}.${key}`,
      }),
    );
  return [...stray, ...missing, ...inner];
}

/** Every object in a value, however deep. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

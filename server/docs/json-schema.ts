import * as z from "zod/mini";

export type Json = Record<string, unknown>;

/** Named resources go to `schemas` once and are referred to from there. */
export function jsonSchema(schema: z.ZodMiniType, schemas: Json): Json {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // An integer's safe bounds and the UUID pattern say nothing that type and format do not.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Unknown fields are ignored, and answers may gain fields.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  for (const [name, definition] of Object.entries($defs)) schemas[name] = rebase(definition);
  const { id, ...rest } = rebaseFields(root);
  if (typeof id !== "string") return rest;
  schemas[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

function rebase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebase);
  return typeof value === "object" && value !== null ? rebaseFields(value) : value;
}

function rebaseFields(schema: object): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string"
        ? [key, inner.replace("#/$defs/", "#/components/schemas/")]
        : [key, rebase(inner)],
    ),
  );
}

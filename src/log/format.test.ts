import { readFileSync } from "node:fs";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { bundleSchema } from "./bundle.ts";

type Json = { readonly [key: string]: unknown };
type AnySchema = v.GenericSchema & {
  readonly entries?: Record<string, AnySchema>;
  readonly options?: readonly (AnySchema & string)[];
  readonly item?: AnySchema;
  readonly value?: AnySchema;
  readonly key?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => AnySchema;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

const published = JSON.parse(readFileSync(new URL("../../docs/log-format.schema.json", import.meta.url), "utf8")) as Json;
const text = readFileSync(new URL("../../docs/log-format.md", import.meta.url), "utf8");

test("the published JSON Schema says what the program checks", () => {
  expect(inlined(published)).toEqual(jsonSchemaOf(bundleSchema as unknown as AnySchema));
});

test("the description names every kind of body and every field", () => {
  const names = new Set<string>();
  JSON.stringify(published, (key, value) => {
    if (key === "properties") for (const name of Object.keys(value as Json)) names.add(name);
    if (key === "const" && typeof value === "string") names.add(value);
    return value;
  });
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

/** A JSON Schema without its words, its own definitions put in their places. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined);
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = value as Json;
  if (typeof $ref === "string") return inlined((published.$defs as Json)[$ref.replace("#/$defs/", "")]);
  const words = ["$schema", "$id", "$defs", "title"];
  if (typeof (value as Json).description === "string") words.push("description");
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !words.includes(key))
      .map(([key, each]) => [key, inlined(each)]),
  );
}

function jsonSchemaOf(schema: AnySchema): Json {
  const limits = Object.assign({}, ...(schema.pipe ?? []).map((each) => limitOf(each, schema.type))) as Json;
  switch (schema.type as string) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type, ...limits };
    case "literal":
      return { const: schema.literal };
    case "picklist":
      return { enum: schema.options };
    case "array":
      return { type: "array", items: jsonSchemaOf(schema.item as AnySchema), ...limits };
    case "record":
      return {
        type: "object",
        propertyNames: jsonSchemaOf(schema.key as AnySchema),
        additionalProperties: jsonSchemaOf(schema.value as AnySchema),
      };
    case "nullable":
      return { anyOf: [jsonSchemaOf(schema.wrapped as AnySchema), { type: "null" }] };
    case "union":
      return { anyOf: schema.options?.map(jsonSchemaOf) };
    case "lazy":
      return jsonSchemaOf(schema.getter?.(undefined) as AnySchema);
    case "variant":
      return { oneOf: schema.options?.map(jsonSchemaOf) };
    case "strict_object": {
      const entries = Object.entries(schema.entries ?? {});
      const required = entries.filter(([, each]) => !isOptional(each)).map(([name]) => name);
      const properties = Object.fromEntries(
        entries.map(([name, each]) => [name, jsonSchemaOf(isOptional(each) ? (each.wrapped as AnySchema) : each)]),
      );
      return { type: "object", ...(required.length > 0 ? { required } : {}), properties, additionalProperties: false };
    }
    default:
      throw new Error(`no JSON Schema for ${schema.type}`);
  }
}

function isOptional(schema: AnySchema): boolean {
  return ["optional", "exact_optional"].includes(schema.type);
}

function limitOf({ type, requirement }: { readonly type: string; readonly requirement?: unknown }, of: string): Json {
  switch (type) {
    case "string":
    case "number":
    case "array":
    case "finite":
    case "strict_object":
    case "check":
      return {};
    case "integer":
      return { type: "integer" };
    case "min_length":
      return of === "array" ? { minItems: requirement } : { minLength: requirement };
    case "max_length":
      return of === "array" ? { maxItems: requirement } : { maxLength: requirement };
    case "min_value":
      return { minimum: requirement };
    case "max_value":
      return { maximum: requirement };
    case "regex":
      return { pattern: (requirement as RegExp).source };
    default:
      throw new Error(`no JSON Schema for ${type}`);
  }
}

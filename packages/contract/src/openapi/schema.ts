/** The part of JSON Schema 2020-12 that the contract uses. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly default?: string;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
};

/** A reference to a schema with a name. */
export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

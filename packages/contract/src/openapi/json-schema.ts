import { allCalls } from '../all-calls';
import type { Codec, Fields, WireKind } from '../codec/codec';
import { capitalised, errorMessage, plainAnswer } from '../codec/entity';
import * as entities from '../entities';
import { refTo, type JsonSchema } from './schema';
import { settingsSchemas } from './settings-schema';

const leaves: Partial<Record<WireKind, JsonSchema>> = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  flag: { type: 'boolean' },
  amount: { type: 'number', description: 'US dollars, at most two decimals' },
  date: { type: 'string', format: 'date' },
  json: {},
};

/** An object's codec, with the name of its schema in the OpenAPI document. */
type Named = { readonly name: string; readonly codec: Codec<unknown> };

/**
 * The objects with a name, by their fields, which a codec and its optional form share: those that
 * several calls share, then the request and the answer of each call.
 */
const named: ReadonlyMap<Fields, Named> = namedObjects();

function namedObjects(): ReadonlyMap<Fields, Named> {
  const found = new Map<Fields, Named>();
  const add = (name: string, codec: Codec<unknown> | undefined) => {
    const { fields = {} } = codec ?? {};
    if (codec && Object.keys(fields).length > 0 && !found.has(fields))
      found.set(fields, { name: capitalised(name), codec });
  };
  for (const [name, one] of Object.entries({ ...entities, plainAnswer, errorMessage }))
    if ('fields' in one) add(name, one);
  for (const { name, request, response } of allCalls) {
    add(`${name}Request`, request);
    add(`${name}Answer`, response);
    add(`${name}Item`, response.of);
  }
  return found;
}

/** The schemas to which `schemaOf` refers, by their names. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  return {
    ...Object.fromEntries(
      [...named.values()].map(({ name, codec }) => [name, objectSchema(codec)]),
    ),
    ...settingsSchemas(),
  };
}

/** The JSON Schema of a codec's wire form; of an object with a name, a reference to it. */
export function schemaOf(codec: Codec<unknown>): JsonSchema {
  const name = codec.schema ?? (codec.fields && named.get(codec.fields))?.name;
  const schema = name ? refTo(name) : valueSchema(codec);
  return codec.nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function valueSchema(codec: Codec<unknown>): JsonSchema {
  const item = codec.of && schemaOf(codec.of);
  if (codec.kind === 'choice') return { type: 'string', enum: codec.options ?? [] };
  if (codec.kind === 'list') return { type: 'array', ...(item && { items: item }) };
  if (codec.kind === 'dictionary')
    return { type: 'object', ...(item && { additionalProperties: item }) };
  if (codec.kind === 'entity') return objectSchema(codec);
  return { ...leaves[codec.kind], ...(codec.pattern && { pattern: codec.pattern.source }) };
}

/** The JSON Schema of an object's fields. */
export function objectSchema({ fields = {}, nameOf = (key) => key }: Codec<unknown>): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !field.optional).map(([key]) => nameOf(key));
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, field]) => [nameOf(key), schemaOf(field)])),
    ...(required.length > 0 && { required }),
  };
}

import { setupBuckets } from '@portico/contract/page-protocol';
import type { CatalogueSetting } from './catalogue';

/** Where the schema is served, for everybody: an editor has no cookie. */
export const schemaPath = '/settings.schema.json';

export const settingKinds = [
  'flag',
  'number',
  'text',
  'richText',
  'address',
  'picture',
  'list',
  'sentence',
] as const satisfies readonly CatalogueSetting['kind'][];

type Declared = Pick<CatalogueSetting, 'key' | 'kind' | 'doc'>;

/** What a value of each kind looks like; settings are stored as text. */
const patterns: Readonly<Partial<Record<CatalogueSetting['kind'], string>>> = {
  flag: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?$',
  number: '^(-?\\d+(\\.\\d+)?)?$',
  address:
    '^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa]|[Bb][Ll][Oo][Bb]|[Ff][Ii][Ll][Ee]):)[^\\u0000-\\u001f]*$',
  picture:
    '^(?!\\s*(?:[Jj][Aa][Vv][Aa][Ss][Cc][Rr][Ii][Pp][Tt]|[Dd][Aa][Tt][Aa]|[Bb][Ll][Oo][Bb]|[Ff][Ii][Ll][Ee]):)[^\\u0000-\\u001f]*$',
};

/** Whether a text can be the value of a setting of this kind. */
export function fitsKind(kind: CatalogueSetting['kind'], value: string): boolean {
  const pattern = patterns[kind];
  return pattern === undefined || new RegExp(pattern).test(value.trim());
}

/** The JSON schema of a file of settings, as the settings studio exports and imports it. */
export function settingsSchema(settings: readonly Declared[]): object {
  const property = ({ kind, doc }: Declared) => ({
    type: 'string',
    description: doc,
    ...(patterns[kind] !== undefined && { pattern: patterns[kind] }),
  });
  const named = Object.fromEntries(
    setupBuckets.map((name) => [name, { $ref: '#/$defs/settings' }]),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of Portico',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...named },
    additionalProperties: false,
    $defs: {
      settings: {
        type: 'object',
        properties: Object.fromEntries(settings.map((one) => [one.key, property(one)])),
        additionalProperties: false,
      },
    },
  };
}

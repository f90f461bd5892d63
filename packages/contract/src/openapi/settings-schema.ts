import { toJson } from '@portico/rules';
import { declaredSettings } from '../generated/settings';
import { refTo, type JsonSchema } from './schema';

type Declared = (typeof declaredSettings)[number];

/** What the text of a setting has to be, by its kind. */
const forms: Readonly<
  Record<Declared['kind'], { readonly says: string; readonly pattern?: string }>
> = {
  flag: { says: 'on or off', pattern: '^(true|false)$' },
  number: { says: 'a number', pattern: '^-?\\d+(\\.\\d+)?$' },
  text: { says: 'plain text' },
  richText: { says: 'HTML' },
  address: { says: 'the address of a page' },
  picture: { says: 'a file in the image folder, or the address of a picture' },
  list: { says: 'several texts, by commas' },
};

/** The settings of the setup by bucket, and the settings of one: every value is a text. */
export function settingsSchemas(): Readonly<Record<string, JsonSchema>> {
  const bucket = refTo('SettingsBucket');
  return {
    Settings: {
      type: 'object',
      description:
        'Settings and texts by bucket: `shared` for both languages, and one of each language, which goes before it.',
      properties: { shared: bucket, english: bucket, spanish: bucket },
    },
    SettingsBucket: {
      type: 'object',
      description:
        'Values by `group.key`, each as text; `{"group": {"key": …}}`, JSON flags and numbers are read too. Any other key is that of a sentence, which its value replaces.',
      properties: Object.fromEntries(declaredSettings.map((one) => [one.key, schemaOf(one)])),
      additionalProperties: { type: 'string' },
    },
  };
}

function schemaOf({ kind, doc, default: fallback, pattern: own }: Declared): JsonSchema {
  const { says, pattern = kind === 'list' ? undefined : own } = forms[kind];
  return {
    type: 'string',
    description: `${doc} (${says})`,
    ...(pattern !== undefined && { pattern }),
    ...(fallback !== undefined && fallback !== '' && { default: textOf(fallback) }),
  };
}

/** A default as the setup writes it. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : toJson(value);
}

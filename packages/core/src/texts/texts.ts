import type { languages } from '@portico/contract/page-protocol';
import type { Params } from '@portico/rules';
import { entryOf } from './code-texts';

/** The languages of the suite: those that its sentences have files of. */
export type Locale = (typeof languages)[number];

/** Loads the sentences of a language; those it lacks stay English. */
type LoadTexts<K extends string> = () => Promise<{
  readonly default: Readonly<Partial<Record<K, string>>>;
}>;

/**
 * The file of a preset of words with the sentences of a group, by `group.key`; undefined where the
 * preset keeps all of the group's own. An empty one shows nothing. What is in brackets is shown where the lender's telephone
 * number is set, which is its `{phone}`: `Please call us[ at {phone}].`
 */
export type Words = (
  locale: Locale,
  group: string,
) => (() => Promise<{ readonly default: Readonly<Record<string, string>> }>) | undefined;

/**
 * The sentences of one widget by key. English is complete and is the type; another language may be
 * partial and is loaded on demand.
 */
export type Texts<K extends string> = {
  /** The setting group that overrides them: `<group>.<key>`. */
  readonly group: string;
  readonly english: Readonly<Record<K, string>>;
  readonly languages: { readonly en?: undefined } & {
    readonly [L in Exclude<Locale, 'en'>]?: LoadTexts<K>;
  };
};

/** Looks a sentence up and fills its `{placeholders}`. */
export type Translate<K extends string> = (key: K, params?: Params) => string;

/**
 * Defines the sentences of a widget. Keys are camelCase without dots; errors are `error<Code>`, then
 * `errorKind<Kind>`, then `error`.
 */
// @__NO_SIDE_EFFECTS__
export function defineTexts<const K extends string>(
  group: string,
  english: Readonly<Record<K, string>>,
  languages: Texts<K>['languages'] = {},
): Texts<K> {
  return { group, english, languages };
}

/**
 * Defines a preset of words: a file of sentences per language and area.
 *
 * @param areas the area of each group of texts; the preset keeps the groups not named
 */
export const definePreset =
  <A extends string>(
    areas: Readonly<Record<string, A | undefined>>,
    files: Readonly<Record<Locale, Readonly<Partial<Record<A, NonNullable<ReturnType<Words>>>>>>>,
  ): Words =>
  (locale, group) => {
    const area = entryOf(areas, group);
    return area && files[locale][area];
  };

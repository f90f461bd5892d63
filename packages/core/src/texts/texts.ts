import type { Params } from '@portico/rules';

/** The languages of the suite. */
export type Locale = 'en' | 'es';

/** Loads the sentences of a language; those it lacks stay English. */
type LoadTexts<K extends string> = () => Promise<{
  readonly default: Readonly<Partial<Record<K, string>>>;
}>;

/**
 * The sentences of one widget by key. English is complete and is the type; another language may be
 * partial and is loaded on demand.
 */
export type Texts<K extends string> = {
  /** The setting group that overrides them: `<group>.<key>`. */
  readonly group: string;
  readonly english: Readonly<Record<K, string>>;
  readonly languages: { readonly [L in Exclude<Locale, 'en'>]?: LoadTexts<K> };
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

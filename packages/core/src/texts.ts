import type { Params } from '@portico/rules';

/** The languages of the suite. */
export type Locale = 'en' | 'es';

/**
 * The sentences of one widget by key. English is complete and is the type; another language may be
 * partial and is loaded on demand.
 */
export type Texts<K extends string> = {
  /** The setting group that overrides them: `<group>.<key>`. */
  readonly group: string;
  readonly english: Readonly<Record<K, string>>;
  readonly languages: Readonly<
    Partial<Record<Locale, () => Promise<{ readonly default: Partial<Record<K, string>> }>>>
  >;
};

/** Looks a sentence up and fills its `{placeholders}`. */
export type Translate<K extends string> = (key: K, params?: Params) => string;

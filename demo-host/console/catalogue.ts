import { languages, type Language } from '@portico/contract/page-protocol';

/** A property of a widget, as the console shows it. */
export type CatalogueProperty = {
  readonly name: string;
  readonly attribute: string;
  readonly type: string;
  readonly doc: string;
};

/** A tag with its properties and events. */
export type CatalogueWidget = {
  readonly tag: string;
  readonly summary: string;
  readonly properties: readonly CatalogueProperty[];
  readonly events: readonly string[];
};

/** A setting, or a sentence that a setting of the same key replaces. */
export type CatalogueSetting = {
  readonly key: string;
  readonly kind:
    'flag' | 'number' | 'text' | 'richText' | 'address' | 'picture' | 'list' | 'sentence';
  readonly doc: string;
  readonly fallback: string;
  readonly widgets: readonly string[];
};

/** The packages' declarations as data: `dist/catalogue.json`. */
export type Catalogue = {
  /** The version of the suite they belong to. */
  readonly version: string;
  readonly widgets: readonly CatalogueWidget[];
  readonly settings: readonly CatalogueSetting[];
};

/** The languages of the sentences. */
export { languages as locales };
export type Locale = Language;

/** `Spanish` for `es`. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;

/** The sentences of a language by their setting's key: built in, and in the preset of plain words. */
export type SentencesOfLanguage = {
  readonly builtIn: Readonly<Record<string, string>>;
  readonly plain: Readonly<Record<string, string>>;
};

/** Every sentence as it is without a setting: `dist/sentences.json`. */
export type Sentences = Readonly<Record<Locale, SentencesOfLanguage>>;

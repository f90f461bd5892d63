import { bucketsOf, type SetupBucket } from '@portico/contract/page-protocol';
import type { Settings } from '../../../api/console-routes';
import { locales, type Locale, type Sentences } from '../../catalogue';
import type { SettingPlace } from '../settings-list';

const phoneKey = 'globalOptions.customerServicePhone';

/** What decides which words a borrower reads. */
export type Wording = { readonly lang: Locale; readonly words: 'plain' | 'built-in' };

/** Every sentence as a borrower reads it, by its key; its placeholders are not filled. */
export function readSentences(
  sentences: Sentences,
  settings: Pick<Settings, 'buckets'>,
  { lang, words }: Wording,
): ReadonlyMap<string, string> {
  const buckets = new Map(Object.entries(settings.buckets));
  const set = (key: string) =>
    bucketsOf(lang)
      .map((name) => buckets.get(name)?.[key])
      .find((value) => value !== undefined);
  const { builtIn, plain } = sentences[lang];
  const phone = set(phoneKey) ? '$1' : '';
  const own = (key: string, sentence: string) => {
    const plainSentence = words === 'plain' ? plain[key] : undefined;
    return plainSentence?.replace(/\[(.*?)\]/g, phone) ?? sentence;
  };
  return new Map(
    Object.entries(builtIn).map(([key, sentence]) => [key, set(key) || own(key, sentence)]),
  );
}

/** The settings without those of one place. */
export function settingsWithout(settings: Settings, place: SettingPlace): Settings {
  const { [place]: _, ...buckets } = settings.buckets;
  return { ...settings, buckets };
}

/** The language whose own a place of settings is; that of the preview where it is that of several. */
export const localeOf = (place: SettingPlace, preview: Locale): Locale =>
  locales.find((locale) => ownBucket(locale) === place) ?? preview;

/** The place that a language looks in before every other language's. */
const ownBucket = (locale: Locale): SetupBucket => bucketsOf(locale)[1] ?? 'shared';

/** The place that decides these sentences in a language: the shared one where it has one of them. */
export function decidingBucket(
  { buckets }: Pick<Settings, 'buckets'>,
  keys: readonly string[],
  lang: Locale,
): SetupBucket {
  const shared = new Map(Object.entries(buckets)).get('shared') ?? {};
  if (keys.some((key) => shared[key] !== undefined)) return 'shared';
  return ownBucket(lang);
}

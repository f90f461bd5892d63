import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { languageOf } from '@portico/contract/page-protocol';
import { fillText } from '@portico/rules';
import type { Core } from '../core';
import { chunk, type Chunk, type OnDemand } from '../page/on-demand';
import { findSetting, type SettingSources } from '../settings/resolve';
import { canBeHidden, hiddenText } from './hidden-text';
import type { Locale, Texts, Words } from './texts';

type Sentences = Readonly<Partial<Record<string, string>>>;

/** With the lender's telephone number, a preset's sentences show what is in brackets. */
const phoneKey = 'globalOptions.customerServicePhone';

/** Loads a file of sentences. */
type Read = () => Promise<{ readonly default: Sentences }>;

/** The loaded texts of a catalogue in a language; `done` resolves after the first attempt. */
type Language = { readonly sentences: Signal<Sentences>; readonly done: Promise<void> };

type Needs = {
  readonly sources: ReadonlySignal<SettingSources>;
  /** Loads the lender's own sentences in a language. */
  readonly readSentences: ReadonlySignal<(language: string) => Read | undefined>;
  readonly onDemand: OnDemand;
  readonly report: Core['report'];
};

/** Catalogues in the page's language; a language other than English is loaded on first use. */
export function createTextsStore({
  sources,
  readSentences,
  onDemand,
  report,
}: Needs): Pick<Core, 'texts' | 'loadTexts'> {
  // By load function, because catalogues that share a group have separate translations.
  const loaded = new Map<unknown, Language>();
  const files = new Map<string, readonly [Words, Read | undefined]>();

  /**
   * Resolves when the texts are loaded or have failed to load; retries continue in the background.
   */
  const load = (code: Chunk<{ readonly default: Sentences }>, sentences: Signal<Sentences>) => {
    const put = (module: { readonly default: Sentences }) => {
      sentences.value = module.default;
    };
    return onDemand(code, 'waitedFor')
      .then(put)
      .catch(() => void onDemand(code, 'background').then(put));
  };

  /** What loads a group's words: a preset may return another function each time it is asked. */
  const fileOf = (words: Words, locale: Locale, group: string) => {
    const key = `${locale}.${group}`;
    const [from, file] = files.get(key) ?? [];
    if (from === words) return file;
    const read = words(locale, group);
    files.set(key, [words, read]);
    return read;
  };

  const language = (read: Read | undefined) => {
    const known = loaded.get(read);
    if (known) return known;
    const sentences = signal<Sentences>({});
    const done = read ? load(chunk(read), sentences) : Promise.resolve();
    const entry = { sentences, done };
    loaded.set(read, entry);
    return entry;
  };

  const reported = new Set<string>();

  /** A text that cannot be hidden keeps its default, and is reported once (D186). */
  const textOf = (name: string, set: string | undefined) => {
    if (set !== hiddenText) return set;
    if (!reported.has(name)) report({ message: `setting: ${name}` });
    reported.add(name);
    return undefined;
  };

  /** The lender's own sentences, the preset's and the translation. */
  const readAll = ({ group, languages }: Texts<string>) => {
    const { locale, words } = sources.value;
    const known = languageOf(locale) ?? 'en';
    const preset = words && fileOf(words, known, group);
    return [readSentences.value(locale), preset, languages[known]].map(language);
  };

  return {
    texts: (catalogue, overrides) =>
      computed(() => {
        const from = { ...sources.value, overrides: overrides?.value };
        const phone = findSetting(phoneKey, from);
        const [lender = {}, words = {}, own = {}] = readAll(catalogue).map(
          ({ sentences }) => sentences.value,
        );
        return (key, params) => {
          const name = `${catalogue.group}.${key}`;
          const word = (lender[name] || words[name])?.replace(/\[(.*?)\]/g, phone ? '$1' : '');
          const set = findSetting(name, from);
          if (set === hiddenText && canBeHidden(key)) return '';
          return fillText(
            textOf(name, set) || (word ?? (own[key] || catalogue.english[key])),
            phone ? { phone, ...params } : params,
          );
        };
      }),
    loadTexts: async (catalogues) => {
      await Promise.all(catalogues.flatMap(readAll).map(({ done }) => done));
    },
  };
}

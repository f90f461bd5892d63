import type { LenderSentences } from '@portico/contract/lender-sentences';
import { languageOf } from '@portico/contract/page-protocol';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Core } from '../core';
import type { Configuration } from '../page/configuration';
import type { Environment } from '../page/environment';
import { chunk, type OnDemand } from '../page/on-demand';

/** Loads the lender's sentences in a language, by `group.key`. */
type Read = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

type Needs = {
  readonly environment: Environment;
  readonly onDemand: OnDemand;
  readonly report: Core['report'];
};

const readerCode = chunk(() => import('./read-lender-sentences'));

/**
 * The sentences of a lender's file, which is requested with the first text.
 *
 * @param configured what the page configures
 * @returns the configuration, in English where the file does not bring the language of the page; and
 *   what loads the sentences of a language, the same function each time, undefined without a file
 */
export function createLenderSentences(
  configured: ReadonlySignal<Configuration>,
  { environment, onDemand, report }: Needs,
): {
  readonly configuration: ReadonlySignal<Configuration>;
  readonly readSentences: ReadonlySignal<(language: string) => Read | undefined>;
} {
  const files = new Map<string, Promise<LenderSentences>>();
  const reads = new Map<string, Read>();
  /** The languages that were asked of a file and have not come, with its address. */
  const missing = signal<readonly string[]>([]);
  const note = (name: string, isMissing: boolean) => {
    const others = missing.peek().filter((one) => one !== name);
    missing.value = isMissing ? [...others, name] : others;
  };

  const fileAt = (address: string) => {
    const known = files.get(address);
    if (known) return known;
    const file = onDemand(readerCode, 'waitedFor')
      .then((reader) => reader.readLenderSentences(environment, address, report))
      .catch((error: unknown) => {
        files.delete(address);
        throw error;
      });
    files.set(address, file);
    return file;
  };

  const readOf = (address: string, language: string): Read => {
    const name = `${language} ${address}`;
    const known = reads.get(name);
    if (known) return known;
    const read: Read = async () => {
      try {
        const sentences = (await fileAt(address))[language];
        note(name, !sentences);
        return { default: sentences ?? {} };
      } catch (error) {
        note(name, true);
        throw error;
      }
    };
    reads.set(name, read);
    return read;
  };

  return {
    configuration: computed(() => {
      const { value } = configured;
      const isEnglish =
        languageOf(value.locale) === undefined &&
        missing.value.includes(`${value.locale} ${value.sentences ?? ''}`);
      return isEnglish ? { ...value, locale: 'en' } : value;
    }),
    readSentences: computed(() => {
      const address = configured.value.sentences;
      return (language) => (address === undefined ? undefined : readOf(address, language));
    }),
  };
}

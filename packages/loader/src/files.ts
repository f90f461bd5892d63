import {
  addressSuffix,
  folderSpelling,
  loadAgain,
  loadingPage,
  type LoadPolicy,
} from '@portico/contract/load-again';
import type { FileTable, FirstScreenModule } from '@portico/contract/page-protocol';

/** Imports a module by its address. */
export type Load = (address: string) => Promise<FirstScreenModule>;

/** The files next to the loader, each imported by the policy of `loadAgain`. */
export type Files = {
  /** Their address. */
  readonly folder: string;
  /** Imports one beside those that need it, whose failure is theirs. */
  readonly request: (file: string) => void;
  /** Imports the first screen of a tag, which nothing else imports; each once. */
  readonly screen: (file: string) => Promise<FirstScreenModule>;
  /**
   * Imports an entry with all that it imports. It is tried once more under its address, because most
   * browsers then request what has failed; then in another spelling of the folder, in which all that
   * it imports is another module too. That is a second copy of the suite, as two versions would be
   * (POR-113); later files are asked for in the spelling that has arrived.
   *
   * @param failed called with the number of tries after each one that has failed
   */
  readonly entry: (
    file: string,
    policy: LoadPolicy,
    failed?: (tries: number) => void,
  ) => Promise<unknown>;
};

export function createFiles(table: FileTable, url: string, load: Load): Files {
  const folderAt = (index: number) => new URL(`${folderSpelling(table.folder, index)}/`, url).href;
  const folder = folderAt(0);
  const requested = new Set<string>();
  const screens = new Map<string, Promise<FirstScreenModule>>();
  let spelling = 0;
  return {
    folder,
    request: (file) => {
      if (requested.has(file)) return;
      requested.add(file);
      load(folderAt(spelling) + file).catch(() => undefined);
    },
    screen: (file) => {
      const read = (tries: number) => load(folder + file + addressSuffix(tries));
      const coming = screens.get(file) ?? loadAgain(read, 'entry', loadingPage);
      screens.set(file, coming);
      return coming;
    },
    entry: (file, policy, failed) => {
      const before = spelling;
      const read = async (tries: number, isUnanswered: boolean) => {
        const further = Math.max(0, isUnanswered ? tries : tries - 1);
        const index = Math.max(spelling, before + further);
        const found = await load(folderAt(index) + file);
        spelling = Math.max(spelling, index);
        return found;
      };
      return loadAgain(read, policy, { ...loadingPage, failed: (_, tries) => failed?.(tries) });
    },
  };
}

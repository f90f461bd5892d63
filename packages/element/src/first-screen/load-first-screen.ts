import { addressSuffix, loadAgain, loadingPage } from '@portico/contract/load-again';
import {
  configurationName,
  firstScreenFile,
  kindOfPage,
  type FirstScreenModule,
  type PageConfiguration,
} from '@portico/contract/page-protocol';

/**
 * Loads the first screen next to a tag's CDN file, the one the loader puts into the page, until it
 * has arrived: without it the element has no styles.
 */
export function loadFirstScreen(entry: string): Promise<FirstScreenModule> {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  const file = firstScreenFile(entry, kindOfPage(shared[Symbol.for(configurationName)] ?? {}));
  const read = (tries: number): Promise<FirstScreenModule> => import(file + addressSuffix(tries));
  return loadAgain(read, 'entry', loadingPage);
}

import {
  configurationName,
  firstScreenFile,
  kindOfPage,
  type FirstScreenModule,
  type PageConfiguration,
} from '@portico/contract/page-protocol';

/** Loads the first screen next to a tag's CDN file, the one the loader puts into the page. */
export function loadFirstScreen(entry: string): Promise<FirstScreenModule> {
  const shared: Record<symbol, PageConfiguration | undefined> = globalThis;
  return import(firstScreenFile(entry, kindOfPage(shared[Symbol.for(configurationName)] ?? {})));
}

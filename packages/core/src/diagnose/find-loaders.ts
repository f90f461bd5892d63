import type { Found } from './mistakes';

/**
 * The script tags of loaders, also those that cannot run.
 *
 * @param folder where the files of the suite are, if that is known
 */
export function loadersOf(
  page: Document,
  folder: string | undefined,
): readonly HTMLScriptElement[] {
  return [...page.querySelectorAll<HTMLScriptElement>('script[src*="loader.js"]')].filter(
    ({ dataset, src }) =>
      dataset['api'] !== undefined ||
      dataset['debug'] !== undefined ||
      (folder !== undefined && src.startsWith(folder)),
  );
}

/** A loader that runs without its tag, and has its API from nowhere else. */
export function findNoTag(loaders: readonly HTMLScriptElement[], given: object): Found[] {
  return loaders.length > 0 || 'api' in given ? [] : [{ id: 'loader-no-tag' }];
}

export function findInLoaders(loaders: readonly HTMLScriptElement[]): Found[] {
  // Of another type it is the copy that a consent tool has blocked.
  const classic = loaders.filter(({ type }) => type === '' || /javascript$/.test(type));
  const [first, second] = loaders.filter(({ type }) => type === 'module');
  const found: Found[] = classic.map(({ src }) => ({
    id: 'loader-classic',
    values: { value: src },
  }));
  if (!first || !second) return found;
  const apis = { first: first.dataset['api'] ?? '', second: second.dataset['api'] ?? '' };
  if (apis.first !== apis.second) found.push({ id: 'loader-apis', values: apis });
  const files = { first: first.src, second: second.src };
  if (files.first !== files.second) found.push({ id: 'loader-versions', values: files });
  return found;
}

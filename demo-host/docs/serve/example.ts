import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { hostPath } from '../../paths';

/** Where the examples are served. */
export const examplesPath = '/docs/examples/';

/** The addresses of this host, for those of a lender's that an example names. */
export type OwnAddresses = {
  /** Of the suite's files, with a slash at its end. */
  readonly suite: string;
  /** Of the API. */
  readonly api: string;
};

/** An example with the addresses of this host, as a reader would put in their own. */
export function withOwnAddresses(text: string, { suite, api }: OwnAddresses): string {
  return text
    .replaceAll(/https:\/\/cdn\.example\/portico\/[\d.]+\//g, suite)
    .replaceAll('https://api.example', api);
}

/** The HTML of an example; undefined where there is none of this name. */
export async function readExample(
  name: string,
  addresses: OwnAddresses,
): Promise<string | undefined> {
  const file = normalize(name);
  if (!/^[\w/-]+\.html$/.test(file)) return undefined;
  try {
    const text = await readFile(join(hostPath('docs', 'examples'), file), 'utf8');
    return withOwnAddresses(text, addresses);
  } catch {
    return undefined;
  }
}

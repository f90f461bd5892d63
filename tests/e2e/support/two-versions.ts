import type { BrowserContext } from '@playwright/test';
import { suiteVersion } from '../../../demo-host/files/mount';

/** A file of the suite that a page loaded. */
export type LoadedFile = {
  /** The address of the page that loaded it. */
  readonly page: string;
  readonly version: 'first' | 'later';
  /** Without its folders. */
  readonly name: string;
  readonly body: string;
};

/** In what the two versions differ; all other files are equal. */
export type Difference = {
  /** The file that the later version has changed, such as `accounts.js`. */
  readonly changed: string;
  /** The tag, without `portico-`, that only the later version has. */
  readonly added?: string;
};

/** The folder of the later version's files, in place of a hash. */
const laterFolder = 'laterone';

/**
 * Serves the second version of the demo host's pages with `?twice` as a later build: other addresses
 * of all files, and other content of one.
 *
 * @returns the files loaded so far
 */
export async function serveTwoVersions(
  context: BrowserContext,
  { changed, added }: Difference,
): Promise<readonly LoadedFile[]> {
  const first = `/portico/${await suiteVersion()}/`;
  const loaded: LoadedFile[] = [];
  let folder = '';
  const asLater = (name: string, body: string) => {
    if (name === changed) return `${body}\n// changed`;
    return name === 'loader.js' ? body.replace(folder, laterFolder) : body;
  };
  const asFirst = (name: string, body: string) =>
    name === 'loader.js' && added !== undefined
      ? body.replace(new RegExp(` ${added}(\\.\\w+)?(?=[ "])`), '')
      : body;

  await context.route('**/portico/**', async (route) => {
    const page = route.request().frame().url();
    const { origin, pathname } = new URL(route.request().url());
    const version = pathname.startsWith(first) ? 'first' : 'later';
    const inVersion = pathname.replace(/^\/portico\/[^/]+\//, '').replace(laterFolder, folder);
    // Not by the page, which may have gone to the next one before the file has arrived.
    const response = await fetch(origin + first + inVersion);
    const original = await response.text();
    folder = /folder:"([^"]+)"/.exec(original)?.[1] ?? folder;
    const name = inVersion.slice(inVersion.lastIndexOf('/') + 1);
    const body = (version === 'first' ? asFirst : asLater)(name, original);
    loaded.push({ page, version, name, body });
    const headers = Object.fromEntries(response.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ status: response.status, headers, body });
  });
  return loaded;
}

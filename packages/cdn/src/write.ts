import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movingAddresses, movingLoader, suiteFolder } from './addresses';
import { encode, suffixOf } from './files/encoding';
import { isCompressible, mediaTypeOf } from './files/media-types';
import { asPage } from './page';
import { containerFile, headersFile, nginxFile } from './server-files';
import { readVersions, type Version } from './versions';

/**
 * Writes `site/` for any static server, with `portico/` and `_headers`, and next to it `nginx.conf`
 * and `Containerfile`. Versions that are there stay, so that pages with an exact version keep working;
 * the moving addresses lead to the newest.
 *
 * @returns the versions in the folder, the newest first
 */
export async function writeFiles(
  versions: readonly Version[],
  folder: string,
): Promise<readonly Version[]> {
  const site = join(folder, 'site');
  const suite = join(site, suiteFolder);
  await mkdir(suite, { recursive: true });
  for (const { name, directory } of versions) {
    await cp(directory, join(suite, name), { recursive: true });
    await compress(join(suite, name));
  }
  const all = await readVersions(suite);
  const names = all.map(({ name }) => name);
  const moving = movingAddresses(names);
  for (const [address, name] of moving) {
    await mkdir(join(suite, address), { recursive: true });
    await writeFile(join(suite, address, 'loader.js'), movingLoader(name));
    await cp(join(suite, name, 'portico.css'), join(suite, address, 'portico.css'));
  }
  await writeFile(join(suite, 'index.html'), asPage(all));
  await writeFile(join(site, '_headers'), headersFile(names, [...moving.keys()]));
  await writeFile(join(folder, 'nginx.conf'), nginxFile());
  await writeFile(join(folder, 'Containerfile'), containerFile);
  return all;
}

/** Writes each file that becomes smaller also compressed, so that a server needs not do it. */
async function compress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(mediaTypeOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const body = await readFile(file);
    for (const encoding of ['br', 'gzip'] as const) {
      await writeFile(file + suffixOf[encoding], await encode(body, encoding));
    }
  }
}

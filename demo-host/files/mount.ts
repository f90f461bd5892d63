import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { hostPath, packageFile, repository } from '../paths';
import { join } from 'node:path';
import { createStaticFolder, type Keeping } from '@portico/cdn';

/** The address of the suite's files, by version. */
export const suitePrefix = '/portico';

/** Files of npm packages that the website serves under `/assets/`. */
const borrowed: Readonly<Record<string, string>> = {
  'bootstrap.min.css': 'bootstrap/dist/css/bootstrap.min.css',
  'public-sans.woff2': '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  'source-serif.woff2':
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
};

/** The version of the suite this repository builds. */
export async function suiteVersion(): Promise<string> {
  const text = await readFile(join(repository, 'package.json'), 'utf8');
  const parsed: unknown = JSON.parse(text);
  const version: unknown =
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'version') : undefined;
  if (typeof version !== 'string') throw new Error('package.json names no version');
  return version;
}

const buildFolder = (version: string): string =>
  join(
    repository,
    'dist',
    process.env['PORTICO_RUNTIME'] === 'react' ? 'cdn-react' : 'cdn',
    version,
  );

/** The hash of a version's loader as it is on the disk now, for `integrity`. */
export async function loaderHash(version: string): Promise<string> {
  const loader = await readFile(join(buildFolder(version), 'loader.js'));
  return `sha384-${createHash('sha384').update(loader).digest('base64')}`;
}

/**
 * A version that is being worked on: the files that pages name change at their addresses; all other
 * names in the build contain a hash.
 */
function keepingInWork(path: string): Keeping {
  return /^((loader|debug)\.js(\.map)?|portico\.css)$|\.json$/.test(path) ? 'briefly' : 'forever';
}

/**
 * Serves the host's files: the suite under `/portico/<version>/` for each of `versions`, so that
 * two versions can be on one page; the website's and the console's under `/assets/`.
 */
export function mountFiles(version: string, versions: readonly string[]): Hono {
  const app = new Hono();
  const suite = createStaticFolder({
    directory: buildFolder(version),
    keeping: keepingInWork,
    shared: true,
  });
  const keeping = (): Keeping => 'briefly';
  const website = createStaticFolder({
    directory: hostPath('website', 'assets'),
    keeping,
    shared: false,
  });
  const consoleFiles = createStaticFolder({
    directory: hostPath('dist', 'console'),
    keeping,
    shared: false,
  });
  const packages = Object.entries(borrowed).map(([name, file]) => {
    const path = packageFile(file);
    const cut = path.lastIndexOf('/');
    const serve = createStaticFolder({
      directory: path.slice(0, cut),
      keeping,
      shared: false,
    });
    return [name, (request: Request) => serve(path.slice(cut + 1), request)] as const;
  });
  const byName = new Map(packages);

  for (const name of versions) {
    const prefix = `${suitePrefix}/${name}/`;
    app.get(`${prefix}*`, async (context, next) => {
      const path = context.req.path.slice(prefix.length);
      const file = await suite(path, context.req.raw);
      // The pages name the hash of the loader of now, which an older one in the cache does not have.
      if (path === 'loader.js') file?.headers.set('Cache-Control', 'no-cache');
      return file ?? next();
    });
  }
  app.get('/assets/console/*', async (context, next) => {
    const path = context.req.path.slice('/assets/console/'.length);
    return (await consoleFiles(path, context.req.raw)) ?? next();
  });
  app.get('/assets/:name', async (context, next) => {
    const name = context.req.param('name');
    const file = await (byName.get(name)?.(context.req.raw) ?? website(name, context.req.raw));
    return file ?? next();
  });
  return app;
}

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The usual answers of an API. Written in TypeScript, like the contract they are derived from.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} path of each call → the body of its answer
 */
export async function apiBodies() {
  const outfile = join(root, 'node_modules', '.cache', 'portico-build', 'api-bodies.mjs');
  await build({
    entryPoints: [join(root, 'tests/size/answers.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@portico/source'],
    logLevel: 'error',
  });
  const { bodies } = await import(pathToFileURL(outfile).href);
  return new Map([...bodies].map(([path, body]) => [path.toLowerCase(), body]));
}

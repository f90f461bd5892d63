import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * What an API answers, by the path of each call in lower case.
 *
 * @typedef {object} ApiBodies
 * @property {ReadonlyMap<string, string>} usual   the body of its usual answer
 * @property {ReadonlyMap<string, string>} filled  the same with the mark in place of each text
 * @property {string} refused                      a refusal whose code is the mark
 * @property {string} mark
 */

/** @param {string} folder  for what is compiled @returns {Promise<ApiBodies>} */
export async function apiBodies(folder) {
  const { bodies } = await load('tests/size/answers.ts', folder);
  const { filledBodies, refusedBody, mark } = await load(
    'tests/elements/server/filled-answers.ts',
    folder,
  );
  return {
    usual: lowerKeys(bodies),
    filled: lowerKeys(filledBodies),
    refused: refusedBody,
    mark,
  };
}

const lowerKeys = (bodies) =>
  new Map([...bodies].map(([path, body]) => [path.toLowerCase(), body]));

/** Written in TypeScript, like the contract that the answers are derived from. */
async function load(source, folder) {
  const outfile = join(folder, source.split('/').at(-1).replace('.ts', '.mjs'));
  await build({
    entryPoints: [join(root, source)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@portico/source'],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

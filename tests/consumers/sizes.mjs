/** What each tag adds to an app that has React already, and the tables of it in the READMEs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import prettier from 'prettier';
import { rolldown } from 'rolldown';
import { root } from '../setup/index.mjs';

const begin = '<!-- sizes: generated -->';
const end = '<!-- /sizes -->';
const isReact = /^react(-dom)?($|\/)/;
const reactAlone = `export * from 'react'; export * from 'react/jsx-runtime'; export * from 'react-dom/client';`;
/** Bytes by which a table may be out of date. */
const tolerance = 512;

/**
 * @typedef {object} Size
 * @property {string} entry    `@portico/sign-in/portico-sign-in`
 * @property {string} readme   of its package
 * @property {number} bytes    after brotli
 */

/**
 * @param {string} folder  where the packages are installed
 * @param {readonly import('./release.mjs').Tarball[]} tarballs
 * @returns {Promise<Size[]>} of the entry of each tag, and of each that defines all of a package
 */
export async function measureEntries(folder, tarballs) {
  const sizes = [];
  const react = await firstLoad(folder, reactAlone, []);
  const before = weigh(react);
  for (const { name, exports } of tarballs) {
    const readme = join(root, 'packages', name.replace('@portico/', ''), 'README.md');
    for (const path of Object.keys(exports)) {
      if (!/^\.\/(portico-|register$)/.test(path)) continue;
      const entry = name + path.slice(1);
      const added = await firstLoad(folder, `import '${entry}';`, isReact);
      sizes.push({ entry, readme, bytes: weigh(react + added) - before });
    }
  }
  return sizes;
}

/** The code that Vite's bundler makes, and that is loaded at first: without what is loaded on demand. */
async function firstLoad(folder, contents, external) {
  const input = join(folder, 'measured.js');
  const bundle = await rolldown({
    ...{ input, external, cwd: folder, platform: 'browser', logLevel: 'silent' },
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === input ? id : null),
        load: (id) => (id === input ? contents : null),
      },
    ],
  });
  const { output } = await bundle.generate({
    ...{ format: 'es', minify: true, comments: false },
    // Without a hash, of which every build has another.
    chunkFileNames: '[name].js',
  });
  await bundle.close();
  const chunks = new Map(output.map((file) => [file.fileName, file]));
  const first = new Set();
  const add = (name) => {
    if (first.has(name) || !chunks.has(name)) return;
    first.add(name);
    chunks.get(name).imports.forEach(add);
  };
  add(output[0].fileName);
  // As one file: bundlers differ in how many they make of it.
  return [...first].map((name) => chunks.get(name).code).join('\n');
}

function weigh(code) {
  return brotliCompressSync(code).length;
}

/**
 * @param {readonly Size[]} sizes
 * @returns {string[]} those that differ from their README by more than half a kilobyte
 */
export function outdated(sizes) {
  return sizes.flatMap(({ entry, readme, bytes }) => {
    const row = new RegExp(`\\| \`${entry}\` +\\| +([\\d.]+)`).exec(readFileSync(readme, 'utf8'));
    const shown = Number(row?.[1] ?? 0) * 1024;
    return Math.abs(shown - bytes) > tolerance ? [`${entry}: ${kilobytes(bytes)}`] : [];
  });
}

/** Writes the table of each package into its README. @param {readonly Size[]} sizes */
export async function writeTables(sizes) {
  const style = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  for (const file of new Set(sizes.map(({ readme }) => readme))) {
    const rows = sizes
      .filter(({ readme }) => readme === file)
      .map(({ entry, bytes }) => `| \`${entry}\` | ${kilobytes(bytes)} |`);
    const head = ['| import | adds, after brotli |', '| --- | ---: |'];
    const table = [begin, '', ...head, ...rows, '', end].join('\n');
    const readme = readFileSync(file, 'utf8');
    const text = readme.replace(new RegExp(`${begin}[^]*?${end}`), () => table);
    writeFileSync(file, await prettier.format(text, { ...style, parser: 'markdown' }));
  }
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

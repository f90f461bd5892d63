/**
 * Builds `packages/*\/dist` with tsup: a module and its types for each source file, so that a lender's
 * bundler loads at first only what the first screen needs.
 */
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'tsup';
import ts from 'typescript';
import { hashOf, isFresh, markFresh, root } from './freshness.mjs';
import { withExtensions } from './module-paths.mjs';
import { moduleStyles } from './module-styles.mjs';
import { screensFile, writeFirstScreens } from './npm-first-screens.mjs';
import { BuildError, seconds } from './report.mjs';
import { withoutDocumentation } from './rollup-drop-documentation.mjs';

const folder = join(root, 'packages');
const license = join(root, 'LICENSE');
const tsconfig = join(root, 'tsconfig.json');
const builder = [
  ...['packages', 'module-paths', 'module-styles', 'chunk-rules', 'rollup-drop-documentation'],
  ...['npm-first-screens', 'first-screens', 'markup'],
].map((name) => join(folder, 'build', `${name}.mjs`));
builder.push(join(folder, 'ui', 'build'));

/**
 * @typedef {object} Package
 * @property {string} directory
 * @property {string[]} sources  what its package.json exports
 * @property {string[]} modules  the built file of each
 * @property {boolean} hasScreens  whether it needs React
 */

/** @throws {BuildError} with TypeScript's errors */
export async function buildPackages() {
  const packages = readPackages();
  const inputs = packages.flatMap(({ directory }) =>
    ['src', 'package.json'].map((name) => join(directory, name)),
  );
  const hash = hashOf([...inputs, ...builder, license, tsconfig]);
  const outputs = packages.flatMap(({ modules, directory }) => [
    ...modules,
    join(directory, 'LICENSE'),
  ]);
  if (isFresh('packages', hash, outputs)) return console.log('packages  up to date');

  const started = performance.now();
  for (const { directory } of packages) {
    rmSync(join(directory, 'dist'), { recursive: true, force: true });
    copyFileSync(license, join(directory, 'LICENSE'));
  }
  await writeFirstScreens();
  await compile(packages);
  copyGenerated(screensFile);
  markFresh('packages', hash);
  return console.log(`packages  ${packages.length} built, ${seconds(started)}`);
}

/** Copies a generated module, which is not compiled, and its declarations. @param {string} file */
function copyGenerated(file) {
  const built = file.replace(`${sep}src${sep}`, `${sep}dist${sep}`);
  copyFileSync(file, built);
  const [types, builtTypes] = [file, built].map((one) => one.replace(/js$/, 'd.ts'));
  writeFileSync(builtTypes, withExtensions(readFileSync(types, 'utf8'), types));
}

/** @returns {Package[]} */
function readPackages() {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((directory) => existsSync(join(directory, 'package.json')))
    .map((directory) => {
      const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      // What has only a source is for the tests of this repository.
      const targets = Object.values(manifest.exports).filter(
        (one) => '@portico/source' in one && 'default' in one,
      );
      return {
        directory,
        sources: targets.map((target) => join(directory, target['@portico/source'])),
        modules: targets.map((target) => join(directory, builtFile(target))),
        hasScreens: 'react' in (manifest.peerDependencies ?? {}),
      };
    });
}

/** @throws {BuildError} if a package.json exports another file than the one its source becomes */
function builtFile({ '@portico/source': source, types, default: module }) {
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  if (types === `${built}.d.ts` && module === `${built}.js`) return module;
  throw new BuildError(`${source} is built as ${built}.js: export it as "default", with "types".`);
}

/** @param {Package[]} packages */
async function compile(packages) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root, {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, allowJs: false },
    ...{ rootDir: folder, outDir: folder },
  });
  const exported = packages.flatMap(({ sources }) => sources);
  const program = ts.createProgram(exported, options);
  const write = (file, text, _mark, _onError, sources) => {
    const built = file.replace(`${sep}src${sep}`, `${sep}dist${sep}`);
    ts.sys.writeFile(built, withExtensions(text, sources[0].fileName));
  };
  const { diagnostics } = program.emit(undefined, write);
  if (diagnostics.length > 0)
    throw new BuildError(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  const modules = program.getSourceFiles().map(({ fileName }) => fileName);
  const withRules = await moduleStyles();
  for (const one of packages) await transpile(one, modules, withRules);
}

/**
 * One module for each source file of a package.
 *
 * @param {Package} one
 * @param {string[]} modules
 * @param {(code: string, source: string) => string} withRules
 */
async function transpile({ directory, sources, hasScreens }, modules, withRules) {
  const source = join(directory, 'src');
  await build({
    entry: modules.filter((name) => name.startsWith(source + sep) && !name.endsWith('.d.ts')),
    outDir: join(directory, 'dist'),
    ...{ config: false, silent: true, format: 'esm', target: 'es2022', platform: 'neutral' },
    ...{ bundle: false, splitting: false, sourcemap: true, tsconfig },
    esbuildOptions(options) {
      options.outbase = source;
      options.jsx = 'automatic';
    },
    plugins: [
      {
        name: 'portico-modules',
        renderChunk(code, { entryPoint }) {
          const file = join(root, entryPoint);
          const text = withoutDocumentation(code, file)?.toString() ?? code;
          const mark = hasScreens && sources.includes(file) ? '"use client";' : '';
          return { code: mark + withRules(withExtensions(text, file), file) };
        },
      },
    ],
  });
}

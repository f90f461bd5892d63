/**
 * Builds `packages/*\/dist` with tsup: a module and its types for each source file, so that a lender's
 * bundler loads at first only what the first screen needs.
 */
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'tsup';
import ts from 'typescript';
import { writeManifests } from '../element/build/write-manifests.mjs';
import { root } from './freshness.mjs';
import { mistakesList } from './mistakes.mjs';
import { withExtensions } from './module-paths.mjs';
import { moduleStyles } from './module-styles.mjs';
import { screensFile, writeFirstScreens } from './npm-first-screens.mjs';
import { BuildError } from './report.mjs';

const folder = join(root, 'packages');
const license = join(root, 'LICENSE');
const tsconfig = join(root, 'tsconfig.json');

/**
 * @typedef {object} Package
 * @property {string} directory
 * @property {string[]} sources  what its package.json exports
 * @property {string[]} modules  the built file of each
 * @property {boolean} hasScreens  whether it needs React
 */

/** What must exist after a build. @returns {string[]} */
export const packagesOutput = () =>
  readPackages().flatMap(({ modules, directory }) => [...modules, join(directory, 'LICENSE')]);

/** @returns {Promise<number>} how many @throws {BuildError} with TypeScript's errors */
export async function buildPackages() {
  const packages = readPackages();
  for (const { directory } of packages) {
    rmSync(join(directory, 'dist'), { recursive: true, force: true });
    copyFileSync(license, join(directory, 'LICENSE'));
  }
  await writeFirstScreens();
  const files = writeTypes(packages.flatMap(({ sources }) => sources));
  const withRules = await moduleStyles();
  for (const one of packages) {
    if (one.sources.length > 0) await writeModules(one, files, withRules);
  }
  await writeManifests();
  const [name, text] = await mistakesList();
  ts.sys.writeFile(join(folder, 'core', 'dist', 'diagnose', name), text);
  // A generated module is not compiled; its declarations are written by hand.
  ts.sys.writeFile(inDist(screensFile), readFileSync(screensFile, 'utf8'));
  const types = screensFile.replace(/js$/, 'd.ts');
  ts.sys.writeFile(inDist(types), withExtensions(readFileSync(types, 'utf8'), types));
  return packages.length;
}

/** Where a source, or what is made of it, is in the built package. @param {string} file */
const inDist = (file) => file.replace(`${sep}src${sep}`, `${sep}dist${sep}`);

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

/**
 * Writes the declarations of these sources and of all that they import.
 *
 * @param {string[]} exported
 * @returns {string[]} all these sources
 */
function writeTypes(exported) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root, {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, allowJs: false },
    ...{ rootDir: folder, outDir: folder },
  });
  const program = ts.createProgram(exported, options);
  const { diagnostics } = program.emit(undefined, (file, text, _mark, _onError, [source]) =>
    ts.sys.writeFile(inDist(file), withExtensions(text, source.fileName)),
  );
  if (diagnostics.length > 0)
    throw new BuildError(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  const files = program.getSourceFiles().map(({ fileName }) => fileName);
  return files.filter((name) => !name.endsWith('.d.ts'));
}

/**
 * Writes the modules of a package's source files, without their types, and their source maps.
 *
 * @param {Package} one
 * @param {string[]} files  of all packages
 * @param {(code: string, source: string) => string} withRules
 */
async function writeModules({ directory, sources, hasScreens }, files, withRules) {
  const source = join(directory, 'src');
  await build({
    entry: files.filter((name) => name.startsWith(source + sep)),
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
          const mark = hasScreens && sources.includes(file) ? '"use client";' : '';
          return { code: mark + withRules(withExtensions(code, file), file) };
        },
      },
    ],
  });
}

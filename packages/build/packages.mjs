/**
 * Builds `packages/*\/dist` with TypeScript: a module and its types for each source file, so that a
 * lender's bundler loads at first only what the first screen needs.
 */
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { emptyDocumentation } from './empty-documentation.mjs';
import { hashOf, isFresh, markFresh, root } from './freshness.mjs';
import { withExtensions } from './module-paths.mjs';
import { BuildError, seconds } from './report.mjs';

const folder = join(root, 'packages');
const license = join(root, 'LICENSE');
const tsconfig = join(root, 'tsconfig.json');
const builder = ['packages.mjs', 'module-paths.mjs', 'empty-documentation.mjs'].map((name) =>
  join(folder, 'build', name),
);

/**
 * @typedef {object} Package
 * @property {string} directory
 * @property {string[]} sources  what its package.json exports
 * @property {string[]} modules  the built file of each
 * @property {boolean} hasScreens  whether it needs React
 */

/** @throws {BuildError} with TypeScript's errors */
export function buildPackages() {
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
  compile(packages);
  markFresh('packages', hash);
  return console.log(`packages  ${packages.length} built, ${seconds(started)}`);
}

/** @returns {Package[]} */
function readPackages() {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((directory) => existsSync(join(directory, 'package.json')))
    .map((directory) => {
      const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      const targets = Object.values(manifest.exports).filter((one) => typeof one !== 'string');
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
function compile(packages) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root, {
    noEmit: false,
    allowJs: false,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rootDir: folder,
    outDir: folder,
  });
  const program = ts.createProgram(
    packages.flatMap(({ sources }) => sources),
    options,
  );
  const client = new Set(packages.flatMap((one) => (one.hasScreens ? one.modules : [])));
  const write = (file, text) => {
    const built = file.replace(`${sep}src${sep}`, `${sep}dist${sep}`);
    ts.sys.writeFile(built, client.has(built) ? `"use client"; ${text}` : text);
  };
  const { diagnostics } = program.emit(undefined, write, undefined, false, {
    after: [emptyDocumentation, withExtensions],
    afterDeclarations: [withExtensions],
  });
  if (diagnostics.length > 0)
    throw new BuildError(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
}

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles';
import { exportsOf, root, sourceFiles, type SourceFile } from './source-files';

/** Which packages a package may import. A package that is not listed is an area. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  contract: ['rules'],
  conformance: ['rules', 'contract'],
  server: ['rules', 'contract'],
  cdn: [],
  sandbox: [],
  testing: [],
  core: ['rules', 'contract'],
  ui: ['rules'],
  element: ['rules', 'contract', 'core', 'ui'],
  shared: ['rules', 'contract', 'core', 'ui', 'element'],
  loader: ['contract'],
  'first-screen': ['contract'],
  react: ['core', 'first-screen'],
};
const forAreas = ['rules', 'contract', 'core', 'ui', 'element', 'shared'];
const isArea = (name: string): boolean => !(name in arrows) && name !== 'portal';

function allowed(name: string): readonly string[] {
  if (name === 'portal') return [...forAreas, ...[...exportsOf.keys()].filter(isArea)];
  return arrows[name] ?? forAreas;
}

const packageOf = (specifier: string): string | undefined =>
  /^@portico\/([^/]+)/.exec(specifier)?.[1];

const isReact = (specifier: string): boolean =>
  /^(react|react-dom|@preact\/signals-react)(\/|$)/.test(specifier);

/** Modules of Node itself are only for the packages that run on a server. */
const isOwnOfNode = (specifier: string, file: SourceFile): boolean =>
  specifier.startsWith('node:') && ['conformance', 'cdn', 'server'].includes(file.package);

/** `file → specifier` for every import of these files that is wrong. */
function wrong(
  files: readonly SourceFile[],
  isWrong: (specifier: string, file: SourceFile) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter(({ specifier }) => isWrong(specifier, file))
      .map(({ specifier }) => `${file.path} → ${specifier}`),
  );
}

describe('an import', () => {
  it('of a package is one of its permitted imports; an area imports no other area', () => {
    expect(
      wrong(sourceFiles, (specifier, file) => {
        const target = packageOf(specifier);
        return (
          target !== undefined && target !== file.package && !allowed(file.package).includes(target)
        );
      }),
    ).toEqual([]);
  });

  it('of another package uses a path of its exports map', () => {
    expect(
      sourceFiles.flatMap((file) =>
        file.imports
          .filter(({ specifier, file: target }) => packageOf(specifier) && target === undefined)
          .map(({ specifier }) => `${file.path} → ${specifier}`),
      ),
    ).toEqual([]);
  });

  it('never names its own package, and never leaves its package by a relative path', () => {
    const leaves = ({ package: name, imports }: SourceFile): string[] =>
      imports.flatMap(({ specifier, file }) =>
        specifier.startsWith('.') && !file?.startsWith(join('packages', name, '/'))
          ? [specifier]
          : [],
      );
    expect(wrong(sourceFiles, (specifier, file) => packageOf(specifier) === file.package)).toEqual(
      [],
    );
    expect(sourceFiles.flatMap((file) => leaves(file).map((to) => `${file.path} → ${to}`))).toEqual(
      [],
    );
  });

  it('of React is only in packages with screens', () => {
    const withoutReact = [
      'rules',
      'contract',
      'conformance',
      'server',
      'cdn',
      'sandbox',
      'testing',
      'core',
      'loader',
      'first-screen',
    ];
    const files = sourceFiles.filter((file) => withoutReact.includes(file.package));
    expect(wrong(files, isReact)).toEqual([]);
  });

  it('in the rules is only of the rules', () => {
    const files = sourceFiles.filter((file) => file.package === 'rules' && !file.isTest);
    expect(wrong(files, (specifier) => !specifier.startsWith('.'))).toEqual([]);
  });

  it('of an npm package is one that the package declares', () => {
    const undeclared = wrong(
      sourceFiles.filter((file) => !file.isTest),
      (specifier, file) =>
        !specifier.startsWith('.') &&
        !isOwnOfNode(specifier, file) &&
        !declared(file.package).has(npmName(specifier)),
    );
    expect(undeclared).toEqual([]);
  });
});

describe('files', () => {
  it('[POR-066] do not import one another in a cycle, types included', () => {
    const graph = new Map(
      sourceFiles.map(({ path, imports }) => [
        path,
        imports.flatMap(({ file, dynamic }) => (dynamic || !file ? [] : [file])),
      ]),
    );
    expect(findCycles(graph)).toEqual([]);
  });

  it('with a flow import no React, controller or view', () => {
    const flows = sourceFiles.filter((file) => file.path.endsWith('.flow.ts'));
    expect(wrong(flows, (name) => isReact(name) || /\.(controller|view)$/.test(name))).toEqual([]);
  });

  it('define a custom element only in register.ts and registerWidget', () => {
    const defining = sourceFiles
      .filter((file) => !file.isTest)
      .map(({ path }) => path)
      .filter((path) => read(path).includes('customElements.define('));
    expect(defining.filter((path) => !/\/(register|register-widget)\.ts$/.test(path))).toEqual([]);
  });
});

describe('a package', () => {
  const importable = [...exportsOf].flatMap(([name, subpaths]) =>
    [...subpaths]
      .filter(([subpath]) => subpath !== './register')
      .map(([, file]) => [name, file] as const),
  );

  it.each(importable)('%s can be imported without a document: %s', async (_name, file) => {
    expect(globalThis).not.toHaveProperty('document');
    await expect(import(join(root, file))).resolves.toBeDefined();
  });
});

describe('code in a separate file', () => {
  /** `chunk` of core, `fetchPart` of ui and the catalogues and presets of texts use `core.onDemand`. */
  const takers = new Set(['chunk', 'fetchPart', 'defineTexts', 'definePreset']);
  /** These run before core is loaded and handle a failed import themselves. */
  const early = new Set([
    'packages/element/src/first-screen/load-first-screen.ts',
    'packages/loader/src/start.ts',
  ]);
  /** It loads the developer messages before core; the console shows a failure. */
  const forDevelopers = 'packages/loader/src/configuration.ts';
  const exceptions = new Set([...early, forDevelopers]);

  it('[POR-049] is requested by the one function that retries and reports', () => {
    const others = sourceFiles
      .filter(({ isTest, path }) => !isTest && !exceptions.has(path))
      .filter(({ importsHandedTo }) => importsHandedTo.some((taker) => !takers.has(taker ?? '')));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('is imported in more than 50 files, and once in each of the exceptions', () => {
    expect(
      sourceFiles.filter(({ importsHandedTo }) => importsHandedTo.length).length,
    ).toBeGreaterThan(50);
    const excepted = sourceFiles.filter(({ path }) => exceptions.has(path));
    expect(excepted.map(({ importsHandedTo }) => importsHandedTo.length)).toEqual([1, 1, 1]);
  });
});

describe('the repository', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');

  it('has only the planned files and dotfiles in its top folder', () => {
    const named = [
      'LICENSE',
      'README.md',
      'demo-host',
      'package-lock.json',
      'package.json',
      'packages',
      'rollup.config.mjs',
      'stories',
      'tests',
      'tsconfig.json',
    ];
    const top = new Set(tracked.map((path) => path.split('/')[0] ?? path));
    expect([...top].filter((name) => !name.startsWith('.') && !named.includes(name))).toEqual([]);
  });

  it('names no machine: no home directory, no registry host', () => {
    const machine = new RegExp(
      [
        '(?<!#)/(?:root|home/\\w+|Users/\\w+|work)/',
        'registry\\.(?:npmjs|yarnpkg)',
        '"resolved": "http',
      ].join('|'),
    );
    const named = tracked
      .filter((path) => !/\.(?:png|jpe?g|ico|woff2?|pdf|tsv)$/.test(path))
      .filter((path) => path !== 'tests/architecture/architecture.test.ts')
      .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
      .filter((path) => machine.test(read(path)));
    expect(named).toEqual([]);
  });

  it('has a README for every package', () => {
    const without = [...exportsOf.keys()].filter(
      (name) => !readdirSync(join(root, 'packages', name)).includes('README.md'),
    );
    expect(without).toEqual([]);
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** `@scope/name/sub` → `@scope/name`. */
function npmName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function declared(name: string): ReadonlySet<string> {
  const manifest: unknown = JSON.parse(read(`packages/${name}/package.json`));
  const names = ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((kind) => {
    const part: unknown =
      typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, kind) : undefined;
    return typeof part === 'object' && part !== null ? Object.keys(part) : [];
  });
  return new Set(names);
}

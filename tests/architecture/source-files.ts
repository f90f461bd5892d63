import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const packagesFolder = join(root, 'packages');

/** A source file and its imports. */
export type SourceFile = {
  /** From the repository's root: `packages/rules/src/values/money.ts`. */
  readonly path: string;
  readonly package: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
  /** For each `import()`: the function that its callback is passed to, such as `chunk`. */
  readonly importsHandedTo: readonly (string | undefined)[];
};

export type Import = {
  readonly specifier: string;
  /** The imported file, from the repository's root; undefined for npm packages. */
  readonly file: string | undefined;
  readonly dynamic: boolean;
};

/** Package name without scope → subpath (`.`, `./register`) → source file from the root. */
export const exportsOf: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  readdirSync(packagesFolder)
    .filter((name) => existsSync(join(packagesFolder, name, 'package.json')))
    .map((name) => [name, readExports(name)]),
);

export const sourceFiles: readonly SourceFile[] = [...exportsOf.keys()].flatMap((name) => {
  const folder = join(packagesFolder, name, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => readSource(name, join(folder, file)));
});

function readExports(name: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(packagesFolder, name, 'package.json'), 'utf8');
  const exported = property(JSON.parse(text), 'exports');
  return new Map(
    Object.keys(exported ?? {}).flatMap((subpath) => {
      const source = property(property(exported, subpath), '@portico/source');
      return typeof source === 'string' ? [[subpath, join('packages', name, source)]] : [];
    }),
  );
}

function property(value: unknown, key: string): object | string | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : '';
  return typeof found === 'string' || (typeof found === 'object' && found !== null)
    ? found
    : undefined;
}

function readSource(name: string, file: string): SourceFile {
  const path = relative(root, file);
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const imports: Import[] = [];
  const importsHandedTo: (string | undefined)[] = [];
  const add = (specifier: string, dynamic: boolean): void => {
    imports.push({ specifier, file: resolve(file, specifier), dynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node;
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) add(moduleSpecifier.text, false);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      importsHandedTo.push(takerOf(node));
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) add(argument.text, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) add(literal.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { path, package: name, isTest: isTest(path), imports, importsHandedTo };
}

/** The function that a node's callback is passed to: `chunk(() => import('./a'))` → `chunk`. */
function takerOf(node: ts.Node): string | undefined {
  let isInFunction = false;
  for (let one = node.parent; !ts.isSourceFile(one); one = one.parent) {
    if (ts.isArrowFunction(one)) isInFunction = true;
    else if (ts.isFunctionLike(one)) return undefined;
    else if (isInFunction && ts.isCallExpression(one)) return one.expression.getText();
  }
  return undefined;
}

/** Tests, and code that only they use, may import more. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/src\/testing[./]/.test(path);
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@portico/')) {
    const [, name = '', ...rest] = specifier.split('/');
    return exportsOf.get(name)?.get(rest.length === 0 ? '.' : `./${rest.join('/')}`);
  }
  if (!specifier.startsWith('.')) return undefined;
  const base = join(from, '..', specifier);
  const file = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(
    (path) => existsSync(path) && /\.\w+$/.test(path),
  );
  return relative(root, file ?? base);
}

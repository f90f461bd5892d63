/**
 * Which declarations of the packages' sources name which others, of the same module or of one that it
 * imports, also on demand. Types are left out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import {
  packageOf,
  packageSources,
  packagesDir,
  pathInSource,
} from '../../build/package-sources.mjs';

/**
 * @typedef {object} Declaration  at the top of a module
 * @property {string} file  absolute path
 * @property {string} name  `''` for the statements that declare nothing
 *
 * @typedef {Declaration} Reference  the name may be one that the module passes on; `*` for all exports
 *
 * @typedef {object} Module
 * @property {ts.SourceFile} source
 * @property {Map<string, Reference>} imports     by local name
 * @property {Map<string, Reference>} exports     by exported name
 * @property {Reference[]} passedOn               modules all of whose exports it exports
 * @property {Map<string, Reference[]>} declared  what each declaration names
 *
 * @typedef {(from: string, specifier: string) => string | undefined} Resolve
 */

/** @param {Declaration} declaration */
export const keyOf = ({ file, name }) => `${file}#${name}`;

export class SourceGraph {
  /** @type {Map<string, Module>} */
  #modules;

  /** @param {ReadonlyMap<string, string>} sources  text by absolute path */
  constructor(sources = loadedSources()) {
    const resolve = resolver((file) => sources.has(file));
    this.#modules = new Map(
      [...sources].map(([file, text]) => [file, readModule(file, text, resolve)]),
    );
  }

  /** @returns {ts.SourceFile[]} */
  get sources() {
    return [...this.#modules.values()].map(({ source }) => source);
  }

  /**
   * The declarations that a reference stands for: none for a type, or for what is not among the
   * sources.
   *
   * @param {Reference} reference
   * @returns {Declaration[]}
   */
  find({ file, name }) {
    const module = this.#modules.get(file);
    if (!module) return [];
    const { declared, exports, imports, passedOn } = module;
    if (name === '*') {
      const own = [...exports.keys()].map((one) => ({ file, name: one }));
      return [...own, ...passedOn].flatMap((one) => this.find(one));
    }
    if (declared.has(name)) return [{ file, name }];
    // A name that is exported after its import leads to itself.
    const others = [exports.get(name), imports.get(name)];
    const other = others.find((one) => one && (one.file !== file || one.name !== name));
    if (other) return this.find(other);
    return passedOn.flatMap((one) => this.find({ file: one.file, name }));
  }

  /** What a declaration names. @param {Declaration} declaration @returns {Declaration[]} */
  named({ file, name }) {
    const names = this.#modules.get(file)?.declared.get(name) ?? [];
    return names.flatMap((one) => this.find(one));
  }

  /**
   * All that these reach, as `keyOf` writes it.
   *
   * @param {readonly Reference[]} start
   * @param {ReadonlySet<string>} [ends]  what is not reached, nor what only it reaches
   * @returns {ReadonlySet<string>}
   */
  reach(start, ends = new Set()) {
    const reached = new Set();
    const open = start.flatMap((one) => this.find(one));
    for (let next = open.pop(); next; next = open.pop()) {
      const key = keyOf(next);
      if (reached.has(key) || ends.has(key)) continue;
      reached.add(key);
      open.push(...this.named(next), { file: next.file, name: '' });
    }
    return reached;
  }
}

/** Sources that no page loads, and sentences, which read no setting. */
const notLoaded =
  /\.test$|^testing\/|^generated\/|\.generated$|\.d$|\.texts(\.\w+)?$|^plain-words\//;

/** The sources of the packages that know settings, and of the calls. @returns {ReadonlyMap<string, string>} */
function loadedSources() {
  const files = packageSources(/\.tsx?$/).filter(
    (file) => !notLoaded.test(pathInSource(file)) && isFollowed(packageOf(file)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

const manifests = new Map();

/** @param {string} folder of a package */
function manifestOf(folder) {
  if (!manifests.has(folder)) {
    const file = join(packagesDir, folder, 'package.json');
    manifests.set(folder, JSON.parse(readFileSync(file, 'utf8')));
  }
  return manifests.get(folder);
}

const isFollowed = (folder) =>
  ['core', 'contract'].includes(folder) ||
  '@portico/core' in (manifestOf(folder).dependencies ?? {});

/** @param {(file: string) => boolean} exists @returns {Resolve} */
const resolver = (exists) => (from, specifier) => {
  const [, folder, entry = ''] = /^@portico\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (folder) {
    const source = manifestOf(folder).exports[`.${entry}`]?.['@portico/source'];
    return source && join(packagesDir, folder, source);
  }
  const base = join(dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find(exists);
};

/** The source that an import leads to. @type {Resolve} */
export const importedSource = resolver(existsSync);

/** @param {string} file @param {string} text @param {Resolve} resolve @returns {Module} */
function readModule(file, text, resolve) {
  const source = ts.createSourceFile(file, text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  /** @type {Module} */
  const module = {
    ...{ source, imports: new Map(), exports: new Map(), passedOn: [] },
    declared: new Map([['', []]]),
  };
  const from = (specifier) => resolve(file, specifier.text);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(module, statement, from);
    else if (ts.isExportDeclaration(statement)) readExport(module, statement, from);
    else readDeclaration(module, statement, from);
  }
  return module;
}

function readImport({ imports, declared }, { importClause, moduleSpecifier }, from) {
  const file = from(moduleSpecifier);
  if (!file || importClause?.isTypeOnly) return;
  if (!importClause) declared.get('').push({ file, name: '' });
  const { name, namedBindings } = importClause ?? {};
  if (name) imports.set(name.text, { file, name: 'default' });
  if (namedBindings) readNames(imports, namedBindings, file);
}

function readExport({ source, exports, passedOn }, statement, from) {
  const { exportClause, isTypeOnly, moduleSpecifier } = statement;
  const file = moduleSpecifier ? from(moduleSpecifier) : source.fileName;
  if (!file || isTypeOnly) return;
  if (exportClause) readNames(exports, exportClause, file);
  else passedOn.push({ file, name: '*' });
}

/** `a, b as c` or `* as d`. */
function readNames(names, bindings, file) {
  if ('elements' in bindings)
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, { file, name: (propertyName ?? name).text });
  else names.set(bindings.name.text, { file, name: '*' });
}

/** @param {Module} module @param {ts.Statement} statement */
function readDeclaration(module, statement, from) {
  const parts = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap((one) =>
        boundNames(one.name).map((name) => [name, one]),
      )
    : [[isDefault(statement) ? 'default' : (statement.name?.text ?? ''), statement]];
  for (const [name, node] of parts) {
    const before = module.declared.get(name) ?? [];
    module.declared.set(name, [...before, ...namesIn(module, node, from)]);
    if (isExported(statement)) module.exports.set(name, { file: module.source.fileName, name });
  }
}

const has = (statement, kind) => ts.getModifiers(statement)?.some((one) => one.kind === kind);
const isDefault = (statement) =>
  ts.isExportAssignment(statement) || has(statement, ts.SyntaxKind.DefaultKeyword);
const isExported = (statement) =>
  ts.isExportAssignment(statement) || has(statement, ts.SyntaxKind.ExportKeyword);

/** `a` and `b` of `{ a, c: b }`. @returns {string[]} */
function boundNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (one.name ? boundNames(one.name) : []));
}

/** @param {Module} module @param {ts.Node} declaration @returns {Reference[]} */
function namesIn(module, declaration, from) {
  const found = [];
  const visit = (node) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    const file = onDemand(node) && from(onDemand(node));
    if (file) found.push({ file, name: '*' });
    if (ts.isIdentifier(node))
      found.push(
        module.imports.get(node.text) ?? { file: module.source.fileName, name: node.text },
      );
    ts.forEachChild(node, (child) => (isLabel(child, node) ? undefined : visit(child)));
  };
  visit(declaration);
  return found;
}

/** The module of `import('…')`. */
function onDemand(node) {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return;
  return node.arguments.find(ts.isStringLiteral);
}

/** Whether a name is that of a property. */
function isLabel(name, parent) {
  if (!ts.isIdentifier(name)) return false;
  if (ts.isBindingElement(parent)) return parent.propertyName === name;
  const isNamed =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent);
  return isNamed && parent.name === name;
}

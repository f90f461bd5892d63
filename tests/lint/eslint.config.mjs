import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import noSentenceInJsx from './no-sentence-in-jsx.mjs';

/**
 * What a compiler cannot say. Nothing is exempted by a comment in a file (`noInlineConfig`): an
 * exception stands here, with its reason, or there is none.
 */
const sources = ['packages/*/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'packages/*/src/testing/**'];
const scripts = ['**/*.{js,mjs,cjs}'];

/** Every way to turn a text into markup; rich text goes through the one sanitizer of `ui`. */
const noMarkupFromText = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
    message: 'Text never becomes markup; use RichText of @portico/ui.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    message: 'Text never becomes markup; use RichText of @portico/ui.',
  },
];

const oneFilter = 'An address passes safeAddress of @portico/rules where it is put in.';

/** An address becomes one of a page, a link or a picture in one way, and a new window cannot reach back. */
const noUnfilteredAddress = [
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(href|src|srcSet|action|formAction|data|poster)$/] > JSXExpressionContainer > :not(CallExpression[callee.name="safeAddress"])',
    message: oneFilter,
  },
  {
    selector: 'JSXOpeningElement[name.name=/^(a|area|form|iframe|img)$/] > JSXSpreadAttribute',
    message: oneFilter,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(assign|replace)$/][callee.object.property.name="location"][callee.object.object.name=/^(?!environment$)/]',
    message: 'environment.location leaves the page; it filters the address.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(href|src|location|action)$/]',
    message: oneFilter,
  },
  {
    selector:
      'CallExpression[callee.property.name="open"][callee.object.name=/^(globalThis|window|self)$/]',
    message: 'openWindow and openBlankWindow of @portico/core open windows that cannot reach back.',
  },
  {
    selector:
      'JSXOpeningElement:has(> JSXAttribute[name.name="target"]):not(:has(> JSXAttribute[name.name="rel"][value.value="noopener noreferrer"]))',
    message: 'A new window cannot reach back: rel="noopener noreferrer".',
  },
];

/** A package's index names what it exports, so that a reader sees it and a bundler can drop it. */
const noExportAll = [
  { selector: 'ExportAllDeclaration[exported=null]', message: 'List exports by name.' },
];

/** An element of the page that bears a property's name goes before it: `<img name="scripts">`. */
const noNamedElements = [
  {
    selector: 'MemberExpression[object.name="document"]',
    message: 'Ask the prototype: Document.prototype, or newElement of @portico/element.',
  },
];

/** Business rules count in cents and local dates, and are told what day it is (DESIGN §2). */
const noPlatformInRules = [
  {
    selector: 'NewExpression[callee.name="Date"]',
    message: 'Days are LocalDate; now is passed in.',
  },
  { selector: 'MemberExpression[object.name="Date"]', message: 'Now is passed in.' },
  { selector: 'Identifier[name="Intl"]', message: 'Money and dates have their own formats.' },
  { selector: 'Identifier[name="parseFloat"]', message: 'Money is integer cents: parseMoney.' },
  {
    selector: 'MemberExpression[property.name=/^(toFixed|toLocale\\w+)$/]',
    message: 'Money is integer cents: formatMoney.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.data/**',
      '**/*.generated.*',
      'reports/**',
      'stories/**/public/**',
      'demo-host/**/public/**',
    ],
  },
  {
    linterOptions: { noInlineConfig: true },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: process.cwd() },
    },
    rules: {
      // `as const` alone. A brand is given in one place: see the exception below.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A default that asserts never is checked by the compiler, any other is meant.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `return send(…)` says at once that a branch ends there, whatever is returned.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // The types of our elements are merged into React's own namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // Written out for the reader, or empty on purpose.
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A handler given to React or to an event may be async; its promise is its own concern.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A function that promises need not wait for anything itself.
      '@typescript-eslint/require-await': 'off',
      // Our objects are records of functions; none of them asks who `this` is.
      '@typescript-eslint/unbound-method': 'off',
      // Control characters are looked for, to keep them out.
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: sources,
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromText,
        ...noUnfilteredAddress,
        ...noExportAll,
        ...noNamedElements,
      ],
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 100, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['packages/*/src/**/*.tsx', 'stories/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules prepare for React's compiler, which knows no signals.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['packages/*/src/**/*.tsx'],
    ignores: tests,
    plugins: { portico: { rules: { 'no-sentence-in-jsx': noSentenceInJsx } } },
    rules: { 'portico/no-sentence-in-jsx': 'error' },
  },
  {
    files: ['packages/rules/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...noMarkupFromText, ...noExportAll, ...noPlatformInRules],
    },
  },
  {
    // The constructors of Cents and LocalDate: the one place where a plain value becomes a branded one.
    files: ['packages/rules/src/money.ts', 'packages/rules/src/local-date.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    // The build's own markup, with sentences in it that the policy writes as text.
    files: ['packages/element/src/first-screen/draw.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noExportAll, ...noNamedElements] },
  },
  {
    // Where the page's own console is handed to the core.
    files: ['packages/core/src/browser-environment.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Where pages are left and windows opened, by filtered addresses.
    files: ['packages/core/src/browser-environment.ts', 'packages/core/src/new-window.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText, ...noExportAll] },
  },
  {
    // Hono types a path it cannot read as any.
    files: ['demo-host/**/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    // A table may be as long as what it lists.
    files: ['**/*.texts.ts', '**/*.texts.*.ts', 'packages/core/src/settings/**/*.ts', ...tests],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: tests,
    rules: {
      // A test may look at the markup that came out.
      'no-restricted-syntax': ['error', ...noExportAll],
      // A test asks what a value is by using it; a wrong one fails it.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `expect.any(String)` and a parsed answer are any by type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description' },
      ],
    },
  },
  {
    files: scripts,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
    },
  },
  {
    files: ['tests/elements/suite/*.js'],
    languageOptions: { globals: globals.mocha },
  },
);

import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import noSentenceInJsx from './no-sentence-in-jsx.mjs';

/**
 * Rules that a compiler cannot check. Comments in files cannot disable a rule (`noInlineConfig`):
 * every exception is here, with its reason.
 */
const sources = ['packages/*/src/**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'packages/*/src/testing/**'];
const scripts = ['**/*.{js,mjs,cjs}'];

/** Every way to turn text into markup; rich text has to use the sanitizer of `ui`. */
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

/** vitest runs tests without reading their types, so that these expectations cannot fail there. */
const noTypesInTests = [
  {
    selector: 'ImportSpecifier[imported.name=/^(expectTypeOf|assertType)$/]',
    message: 'A test cannot fail of types; put it into tests/types, which the compiler reads.',
  },
];

const oneFilter = 'Pass the address through safeAddress of @portico/rules where it is used.';

/** Every address of a page, link or picture is filtered, and a new window has no opener. */
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
    message: 'Use environment.location, which filters the address.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(href|src|location|action)$/]',
    message: oneFilter,
  },
  {
    selector:
      'CallExpression[callee.property.name="open"][callee.object.name=/^(globalThis|window|self)$/]',
    message:
      'Use openWindow or openBlankWindow of @portico/core/internal: their windows have no opener.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/]:has(> JSXAttribute[name.name="target"]):not(:has(> JSXAttribute[name.name="rel"][value.value="noopener noreferrer"]))',
    message: 'A new window must have no opener: rel="noopener noreferrer".',
  },
];

/** A package's index names its exports, so that readers see them and bundlers can drop them. */
const noExportAll = [
  { selector: 'ExportAllDeclaration[exported=null]', message: 'List exports by name.' },
];

/** A page's element can shadow a property of `document` by its name: `<img name="scripts">`. */
const noNamedElements = [
  {
    selector: 'MemberExpression[object.name="document"]',
    message: 'Use Document.prototype, or newElement of @portico/element.',
  },
];

/**
 * What old libraries of a page replace (Prototype, MooTools, Datejs, ExtJS and others), or make
 * behave otherwise: `tests/e2e/old-libraries` has what each changes.
 */
const noReplacedNatives = [
  {
    selector: 'ForInStatement',
    message: 'It meets what a library adds to Object.prototype; use keysOf of @portico/rules.',
  },
  {
    selector: 'MemberExpression[object.name="JSON"]',
    message: 'A library may replace it or add toJSON; use toJson and fromJson of @portico/rules.',
  },
  {
    selector: 'MemberExpression[object.name="Array"][property.name="from"]',
    message: 'A library may replace it; use [...values] or sequence of @portico/rules.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(reduce|reduceRight|bind)$/]',
    message: 'A library may replace it; use a loop or an arrow function.',
  },
  {
    selector:
      'CallExpression[callee.property.name="entries"][arguments.length=0]:not([callee.object.name="Object"])',
    message: 'A library may replace it; use forEach, or a loop over an index.',
  },
  {
    selector: 'MemberExpression[object.name="Date"][property.name="parse"]',
    message: 'A library may replace it; use new Date(text).getTime().',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(toISOString|toJSON|setMonth)$/]',
    message: 'A library may replace it; use the dates of @portico/rules.',
  },
  {
    selector:
      ':matches(MemberExpression[object.name=/^(Document|Element|Event|Window)$/], BinaryExpression[operator="instanceof"][right.name=/^(Document|Element|Event|Window)$/], NewExpression[callee.name=/^(Document|Element|Event|Request|Window)$/])',
    message:
      'A library may replace it; use HTMLDocument, isElement of @portico/rules, or CustomEvent.',
  },
];

/**
 * Tests and stories know a package by its `exports`; what they need of its inner parts is in its
 * entries `./testing` (under Testing Library) and `./testing/parts`. Settings and plain words are
 * tables, which they may read where they are.
 */
const noInnerFile = {
  regex: '/packages/[\\w-]+/src/(?!plain-words/|settings/)',
  message:
    'Import it from the package: @portico/<name>, or its entry ./testing or ./testing/parts.',
};

/** A published file imports nothing that is made for tests. */
const noTestingEntry = {
  regex: '^@portico/[\\w-]+/testing(/|$)',
  message: 'Only tests and stories import it.',
};

/** Business rules use cents and local dates, and receive the current day. */
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
      'packages/*/src/generated/**',
      '**/*.sentences/*.ts',
      'reports/**',
      'stories/**/public/**',
      'demo-host/**/public/**',
      // They have TypeScript settings of their own; their own run checks them.
      'tests/consumers/apps/**',
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
      // Only `as const`. Branded types are created in one place: see the exception below.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A default that asserts never is checked by the compiler; any other is intended.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      // By character, as `Array.from`, which a library may replace; no text shown is taken apart so.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `return send(…)` shows that a branch ends there, also when it returns nothing.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // The types of our elements are merged into React's own namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // Adds the members of a type to an interface of the page.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // The compiler refuses enums (`erasableSyntaxOnly`); those of libraries are not worth its time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Written out for readability, or empty on purpose.
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A handler of React or of an event may be async; it handles its own errors.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A function can return a promise without awaiting anything.
      '@typescript-eslint/require-await': 'off',
      // Our objects are records of functions; none of them uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Patterns match control characters to reject them.
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
        ...noReplacedNatives,
      ],
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 100, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['packages/*/src/**/*.tsx', 'stories/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules are for React's compiler, which does not support signals.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['packages/*/src/**/*.tsx'],
    ignores: tests,
    plugins: { portico: { rules: { 'no-sentence-in-jsx': noSentenceInJsx } } },
    rules: { 'portico/no-sentence-in-jsx': 'error' },
  },
  {
    files: sources,
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [noTestingEntry] }] },
  },
  {
    files: ['{tests,stories}/**/*.{ts,tsx}'],
    // Playwright and what its tests import: its loader does not read sources through `exports`.
    ignores: ['**/*.spec.ts', 'tests/e2e/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noInnerFile] }] },
  },
  {
    files: ['packages/rules/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromText,
        ...noExportAll,
        ...noPlatformInRules,
        ...noReplacedNatives,
      ],
    },
  },
  {
    // The constructors of Cents and LocalDate: the one place where a plain value becomes a branded one.
    files: ['packages/rules/src/values/money.ts', 'packages/rules/src/values/local-date.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    // The build's own markup; its policy inserts the sentences as text.
    files: ['packages/element/src/first-screen/draw.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...noExportAll, ...noNamedElements, ...noReplacedNatives],
    },
  },
  {
    // Passes the page's console to the core; says before there is a core what was not found; the log
    // of a server.
    files: [
      'packages/core/src/page/browser-environment.ts',
      'packages/loader/src/configuration.ts',
      'packages/server/src/http/answer/failures.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Navigates and opens windows, with filtered addresses.
    files: [
      'packages/core/src/page/browser-environment.ts',
      'packages/core/src/navigation/new-window.ts',
      'packages/core/src/navigation/open-window.ts',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...noMarkupFromText, ...noExportAll, ...noReplacedNatives],
    },
  },
  {
    // In their place; a command and what runs on a server have no page, and the attributes of the
    // components for React are written there.
    files: [
      'packages/rules/src/values/natives.ts',
      'packages/{conformance,server,cdn,first-screen,react,testing}/src/**/*.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...noMarkupFromText,
        ...noUnfilteredAddress,
        ...noExportAll,
      ],
    },
  },
  {
    // A call is named only where it is declared; the contract's lists are made of its subjects' files.
    files: ['packages/contract/src/index.ts', 'packages/contract/src/{calls,entities}/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noMarkupFromText, ...noReplacedNatives] },
  },
  {
    // Hono types a path it cannot read as any.
    files: ['{demo-host,packages/server}/**/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    // A table may be of any length, and so may a list of exports.
    files: ['packages/*/src/index.ts', 'packages/*/src/settings/**/*.ts', ...tests],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: tests,
    rules: {
      // A test may read the resulting markup.
      'no-restricted-syntax': ['error', ...noExportAll],
      // A test may check a value that its type rules out.
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
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noExportAll, ...noTypesInTests] },
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

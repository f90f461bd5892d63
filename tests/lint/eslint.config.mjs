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

/** A package's index names what it exports, so that a reader sees it and a bundler can drop it. */
const noExportAll = [
  { selector: 'ExportAllDeclaration[exported=null]', message: 'List exports by name.' },
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
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // A handler given to React or to an event may be async; its promise is its own concern.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: sources,
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...noMarkupFromText, ...noExportAll],
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 80, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['packages/*/src/**/*.tsx', 'stories/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
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
    // A table may be as long as what it lists.
    files: ['**/*.texts.ts', '**/*.texts.*.ts', 'packages/core/src/settings/**/*.ts', ...tests],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: tests,
    rules: {
      // A test asks what a value is by using it; a wrong one fails it.
      '@typescript-eslint/no-unnecessary-condition': 'off',
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

import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { dropDocumentation } from './rollup-drop-documentation.mjs';
import { packagesDir } from './package-sources.mjs';

const drop = (
  code: string,
  file = `${packagesDir}payment/src/payment/payment.element.ts`,
): string => {
  const { transform } = dropDocumentation();
  const result: unknown = Reflect.apply(
    typeof transform === 'function' ? transform : () => null,
    { parse: parseAst },
    [code, file],
  );
  return typeof result === 'object' && result !== null ? String(Reflect.get(result, 'code')) : code;
};

it.each([
  [
    "defineWidget({ tag: 'portico-a', summary: 'Pays.', events: [], view: View });",
    "defineWidget({ tag: 'portico-a', view: View });",
  ],
  [
    "p = { account: stringProperty({ doc: 'Which.', default: '' }) };",
    "p = { account: stringProperty({ default: '' }) };",
  ],
])('%s', (code, expected) => {
  expect(drop(code)).toBe(expected);
});

it('leaves out what only references read where properties are made', () => {
  const code =
    'p = {\n  kind: "number",\n  doc: options.doc,\n  default: 2,\n  fromText: booleanProperty({})\n};';
  const made = drop(code, `${packagesDir}element/src/define/properties.ts`);
  expect(made.replace(/\s+/g, ' ')).toBe('p = { default: 2, fromText: booleanProperty({}) };');
});

it.each([
  ['a text with the same name', "defineTexts('a', { summary: 'Summary', doc: 'Document' });"],
  ['a field of another object', "const notes = { doc: 'kept' }; stringProperty(notes);"],
])('keeps %s', (_, code) => {
  expect(drop(code)).toBe(code);
});

it('does not change code of libraries', () => {
  const code = "stringProperty({ doc: 'kept' });";
  expect(drop(code, `${packagesDir}../node_modules/a/index.js`)).toBe(code);
});

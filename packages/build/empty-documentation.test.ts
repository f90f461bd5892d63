import ts from 'typescript';
import { expect, it } from 'vitest';
import { emptyDocumentation } from './empty-documentation.mjs';

function transformed(code: string) {
  const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ESNext);
  const { transformed: files } = ts.transform(file, [emptyDocumentation]);
  return files.map((one) => ts.createPrinter({ removeComments: true }).printFile(one).trim());
}

it.each([
  [
    'const a = flag("a.b", { for: ["portico-a"], doc: "What it does." });',
    'const a = flag("a.b", { for: [], doc: "" });',
  ],
  [
    'const a = defineWidget({ tag: "portico-a", summary: "A.", settings: [b, ...c] });',
    'const a = defineWidget({ tag: "portico-a", summary: "", settings: [] });',
  ],
  ['const a = other({ doc: "Stays." });', 'const a = other({ doc: "Stays." });'],
])('%s is built as %s', (code, built) => {
  expect(transformed(code)).toEqual([built]);
});

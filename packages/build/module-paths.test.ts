import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { withExtensions } from './module-paths.mjs';

const folder = dirname(fileURLToPath(import.meta.url));

function transformed(code: string) {
  const file = ts.createSourceFile(join(folder, 'a.ts'), code, ts.ScriptTarget.ESNext);
  const { transformed: files } = ts.transform(file, [withExtensions]);
  return files.map((one) => ts.createPrinter().printFile(one).trim());
}

it.each([
  ['import { a } from "./module-paths.test";', 'import { a } from "./module-paths.test.js";'],
  ['export * from "../../tests/setup";', 'export * from "../../tests/setup/index.js";'],
  ['const a = import("./module-paths.test");', 'const a = import("./module-paths.test.js");'],
  ['let a: import("./module-paths.test").A;', 'let a: import("./module-paths.test.js").A;'],
  ['import { a } from "react";', 'import { a } from "react";'],
  ['const text = "./module-paths.test";', 'const text = "./module-paths.test";'],
])('%s is built as %s', (code, built) => {
  expect(transformed(code)).toEqual([built]);
});

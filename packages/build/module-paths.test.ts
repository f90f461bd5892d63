import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withExtensions } from './module-paths.mjs';

const here = fileURLToPath(import.meta.url);

it.each([
  ['import { a } from "./module-paths.test";', 'import { a } from "./module-paths.test.js";'],
  ['export * from "../loader/src";', 'export * from "../loader/src/index.js";'],
  ['const a = import("./module-paths.test");', 'const a = import("./module-paths.test.js");'],
  ['let a: import("./module-paths.test").A;', 'let a: import("./module-paths.test.js").A;'],
  ['import { a } from "react";', 'import { a } from "react";'],
  ['const text = "./module-paths.test";', 'const text = "./module-paths.test";'],
])('%s is built as %s', (code, built) => {
  expect(withExtensions(code, here)).toBe(built);
});

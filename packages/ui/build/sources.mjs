/** Which files may name classes, and which class candidates they contain. */
import { readFileSync } from 'node:fs';
import { Scanner } from '@tailwindcss/oxide';
import { packageSources } from '../../build/package-sources.mjs';

/** Classes are in screens, and in tables next to them. */
const namesClasses = /\.tsx$|\.classes\.ts$/;
const isTest = /\.test\.tsx?$|\.stories\.tsx?$/;

/** @param {string} path */
export function mayNameClasses(path) {
  return namesClasses.test(path) && !isTest.test(path);
}

/** @returns {string[]} absolute paths, sorted */
export function classSources() {
  return packageSources(namesClasses).filter(mayNameClasses);
}

/** Every word in these files that could be a class, sorted. */
export function candidatesIn(files) {
  const contents = files.map((file) => ({ content: readFileSync(file, 'utf8'), extension: 'tsx' }));
  return new Scanner({}).scanFiles(contents).sort();
}

/** The same for code in memory. @param {string} code */
export function candidatesOf(code) {
  return new Set(new Scanner({}).scanFiles([{ content: code, extension: 'js' }]));
}

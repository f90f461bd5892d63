import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Adds `.js` to relative imports, which sources write without and Node needs.
 *
 * @param {string} code   JavaScript or declarations
 * @param {string} source the file that the code was made from
 */
export function withExtensions(code, source) {
  const { importedFiles } = ts.preProcessFile(code, true, true);
  return importedFiles
    .filter(({ fileName }) => /^\.\.?(\/|$)/.test(fileName))
    .sort((a, b) => b.pos - a.pos)
    .reduce((text, { fileName, pos }) => {
      // The position is that of the quote before it.
      const end = pos + 1 + fileName.length;
      return `${text.slice(0, end)}${endOf(join(dirname(source), fileName))}${text.slice(end)}`;
    }, code);
}

function endOf(base) {
  return ['.ts', '.tsx', '.d.ts'].some((end) => existsSync(base + end)) ? '.js' : '/index.js';
}

#!/usr/bin/env node
/**
 * `node tests/lint/check.mjs [file…]`: TypeScript of everything, and ESLint of everything or of
 * these files. In one process, because both need the same types, which take long to infer.
 */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from '../setup/run-command.mjs';

const files = process.argv.slice(2);
const program = readProgram();
// ESLint first: TypeScript then finds most types inferred.
const isLintClean = await lint(files.length > 0 ? files : ['.']);
const isTypeClean = checkTypes();
process.exitCode = isLintClean && isTypeClean ? 0 : 1;

function readProgram() {
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (error) => {
        throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
      },
    },
  );
  return ts.createProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
  });
}

/** Prints what ESLint finds; warnings count too. */
async function lint(patterns) {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: 'tests/lint/eslint.config.mjs',
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { project: null, programs: [program] } },
    },
    warnIgnored: false,
  });
  const results = await eslint.lintFiles(patterns);
  const { format } = await eslint.loadFormatter();
  process.stdout.write(await format(results));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

/** Prints what `tsc --noEmit` prints. */
function checkTypes() {
  const found = ts.getPreEmitDiagnostics(program);
  process.stdout.write(
    ts.formatDiagnosticsWithColorAndContext(found, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  );
  return found.length === 0;
}

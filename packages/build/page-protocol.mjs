/** The page protocol of `packages/contract`, for the build, which cannot import TypeScript. */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { writeLanguages } from './sentences/write-sentences.mjs';

writeLanguages();

const source = new URL('../contract/src/page/page-protocol.ts', import.meta.url);
const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(source)],
  bundle: true,
  format: 'esm',
  conditions: ['@portico/source'],
  write: false,
});

export const {
  areaFile,
  boxAttribute,
  bucketsOf,
  callsFile,
  coreFile,
  declaredScreen,
  firstScreenFile,
  languages,
  pageKind,
  partFile,
  runtimeFile,
  screenContent,
  textMark,
  textMarks,
  wordsFile,
} = /** @type {typeof import('../contract/src/page/page-protocol')} */ (
  await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
);

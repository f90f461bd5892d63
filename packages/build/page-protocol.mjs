/** The page protocol of `packages/contract`, for the build, which cannot import TypeScript. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const source = new URL('../contract/src/page-protocol.ts', import.meta.url);
const { code } = transformSync(readFileSync(source, 'utf8'), { loader: 'ts' });

export const {
  areaFile,
  boxAttribute,
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
} = /** @type {typeof import('../contract/src/page-protocol')} */ (
  await import(`data:text/javascript,${encodeURIComponent(code)}`)
);

import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Format } from '../stored-files/formats';
import { pdfProblem } from './check-pdf';
import { wordProblem } from './check-word';

/**
 * Why a file's content is refused. `notChecked`: encrypted, or built so that what it runs cannot be
 * seen within the bounds of the check.
 */
export type ContentProblem = 'empty' | 'otherContent' | 'activeContent' | 'notChecked';

type ContentRule = {
  /** What file-type must find. */
  readonly types: readonly string[];
  /** Whether the content runs something when it is opened. */
  readonly problem?: (
    file: Buffer,
  ) => ContentProblem | undefined | Promise<ContentProblem | undefined>;
};

/** The name of a stream in the directory of an older Office file, in any letter case. */
const hasStream = (file: Buffer, name: string): boolean => {
  const wide = Buffer.from(name.toLowerCase(), 'utf16le').toString('latin1');
  return file.toString('latin1').toLowerCase().includes(wide);
};

/** The container is also that of installers; only a text document has this stream. */
function olderWordProblem(file: Buffer): ContentProblem | undefined {
  if (!hasStream(file, 'WordDocument')) return 'otherContent';
  return hasStream(file, '_VBA_PROJECT') ? 'activeContent' : undefined;
}

const jpeg: ContentRule = { types: ['image/jpeg'] };

const rules: Readonly<Record<Format, ContentRule>> = {
  pdf: { types: ['application/pdf'], problem: pdfProblem },
  jpg: jpeg,
  jpeg,
  png: { types: ['image/png', 'image/apng'] },
  doc: { types: ['application/x-cfb'], problem: olderWordProblem },
  docx: {
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    problem: wordProblem,
  },
};

/** Bytes of a file whose content is read; a larger one is refused, unless it is a picture. */
const largestRead = 64 * 1024 * 1024;

/** Why a file is not what its format says, or is dangerous to open; undefined when it is neither. */
export async function contentProblem(
  path: string,
  format: Format,
): Promise<ContentProblem | undefined> {
  const { size } = await stat(path);
  if (size === 0) return 'empty';
  const { types, problem } = rules[format];
  const detected = await fileTypeFromFile(path);
  if (!detected || !types.includes(detected.mime)) return 'otherContent';
  if (!problem) return undefined;
  return size > largestRead ? 'notChecked' : problem(await readFile(path));
}

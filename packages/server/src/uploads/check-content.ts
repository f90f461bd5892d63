import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Format } from '../documents/formats';
import { pdfProblem } from './check-pdf';
import { olderWordProblem, wordProblem } from './check-word';
import type { ContentProblem } from './refusals';

type ContentRule = {
  /** What file-type must find. */
  readonly types: readonly string[];
  /** Whether the content runs something when it is opened. */
  readonly problem?: (file: FileHandle) => Promise<ContentProblem | undefined>;
};

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

/** Why a file is not what its format says, or is dangerous to open; undefined when it is neither. */
export async function contentProblem(
  path: string,
  format: Format,
): Promise<ContentProblem | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return 'empty';
    const { types, problem } = rules[format];
    const detected = await fileTypeFromFile(path);
    if (!detected || !types.includes(detected.mime)) return 'otherContent';
    return await problem?.(file);
  } finally {
    await file.close();
  }
}

/** Why a file is not sent. */
export type FileProblem =
  'empty' | 'tooLarge' | 'extension' | 'notPdf' | 'notPicture' | 'notWord' | 'unreadable';

type Format = {
  /** How the content starts; undefined where several starts are valid. */
  readonly start: readonly number[] | undefined;
  readonly otherwise: FileProblem;
};

const picture = { otherwise: 'notPicture' } as const;
const jpeg: Format = { start: [0xff, 0xd8, 0xff], ...picture };

/** The accepted formats by extension (accounts §5; D138). */
const formats: Readonly<Record<string, Format>> = {
  pdf: { start: [0x25, 0x50, 0x44, 0x46, 0x2d], otherwise: 'notPdf' },
  jpg: jpeg,
  jpeg,
  png: { start: [0x89, 0x50, 0x4e, 0x47], ...picture },
  doc: { start: undefined, otherwise: 'notWord' },
  docx: { start: [0x50, 0x4b, 0x03, 0x04], otherwise: 'notWord' },
};

/** For the file chooser. */
export const acceptedExtensions = Object.keys(formats)
  .map((extension) => `.${extension}`)
  .join();

export const bytesOfMegabyte = 1024 * 1024;

/**
 * Checks a file before it is sent, so that a mistake is shown at once. The server's decision is
 * final (D138). Only the first bytes are read.
 */
export async function checkFile(
  file: File,
  maximumMegabytes: number,
): Promise<FileProblem | undefined> {
  const extension = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const format = Object.hasOwn(formats, extension) ? formats[extension] : undefined;
  if (!format) return 'extension';
  if (file.size === 0) return 'empty';
  if (file.size > maximumMegabytes * bytesOfMegabyte) return 'tooLarge';
  return checkContent(file, format);
}

/** A PDF can have a few other bytes in front of its start. */
const searched = 1024;

async function checkContent(
  file: File,
  { start, otherwise }: Format,
): Promise<FileProblem | undefined> {
  try {
    const bytes = new Uint8Array(await file.slice(0, searched).arrayBuffer());
    if (!start) return undefined;
    const last = otherwise === 'notPdf' ? bytes.length - start.length : 0;
    for (let offset = 0; offset <= last; offset++) {
      if (start.every((byte, index) => bytes[offset + index] === byte)) return undefined;
    }
    return otherwise;
  } catch {
    return 'unreadable';
  }
}

import { newElement } from '@portico/element';

/** Pixels of the longer side of a page: letters of a letter are still sharp. */
const longestSide = 2000;

const jpegQuality = 0.8;

/** A page as JPEG. */
export type JpegPage = {
  readonly bytes: ArrayBuffer;
  readonly width: number;
  readonly height: number;
};

/** The factor by which a picture is made smaller so that its longer side has at most `longest`. */
export function scaleOf(width: number, height: number, longest: number): number {
  return Math.min(1, longest / Math.max(width, height));
}

/**
 * Draws a photo upright on a canvas, scaled down. A canvas, because a page's policy may forbid
 * addresses of files (`blob:`). Rejects if the browser cannot read the picture.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  file: Blob,
  longest = longestSide,
): Promise<void> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleOf(bitmap.width, bitmap.height, longest);
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
}

/** A photo as a JPEG of the size of a page. Rejects if the browser cannot read the picture. */
export async function jpegOf(file: Blob): Promise<JpegPage> {
  const canvas = newElement('canvas');
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no canvas.');
  await drawPicture(canvas, file);
  const { width, height } = canvas;
  const jpeg = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
  );
  // Browsers on phones have little memory for canvases.
  canvas.width = 0;
  if (!jpeg) throw new Error('The picture cannot be written.');
  return { bytes: await jpeg.arrayBuffer(), width, height };
}

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loanTarget, showUpload } from '../../../testing/show-upload';
import { makePdf } from './make-pdf';
import { moved } from './page-order';
import { partsWithin } from './parts-within';
import { scaleOf } from './picture';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

/** A JPEG of one pixel. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** Pixels of each photo, by its name. */
const photos: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'one.jpg': [4000, 3000],
  'two.jpg': [3000, 4000],
  'three.jpg': [1000, 500],
};

const drawn: { width: number; height: number }[] = [];

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', (file: File, options: ImageBitmapOptions) => {
    const size = photos[file.name];
    if (!size) return Promise.reject(new Error('not a picture'));
    // Upright, as the phone was held.
    expect(options.imageOrientation).toBe('from-image');
    const [width, height] = size;
    return Promise.resolve({ width, height, close: () => undefined });
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob([jpeg], { type: type ?? '' }));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

/** Photographs pages one after the other. */
async function takePhotos(...names: readonly string[]) {
  const shown = await showUpload({ userAgent: phone });
  const [first = '', ...others] = names;
  await shown.user.upload(
    screen.getByLabelText('Take photos', { selector: 'input' }),
    photo(first),
  );
  await screen.findByText('Pages: 1');
  for (const name of others) {
    await shown.user.upload(
      screen.getByLabelText('Add a page', { selector: 'input' }),
      photo(name),
    );
  }
  return shown;
}

async function madeDocument({ uploads, choose, press }: Awaited<ReturnType<typeof takePhotos>>) {
  await press('Make one PDF');
  const name = 'Photos 2025-03-12.pdf';
  await screen.findByText(name, { selector: 'li p *' });
  await choose(name);
  await press('Upload File(s)');
  await screen.findByText(`${name} is uploaded.`);
  const [patch] = uploads.requestsOf('PATCH');
  if (!(patch?.body instanceof Blob)) throw new Error('Nothing was sent.');
  return PDFDocument.load(await patch.body.arrayBuffer());
}

describe('photos of a phone', () => {
  it('are offered only there, by its camera', async () => {
    await showUpload();
    expect(screen.queryByRole('button', { name: 'Take photos' })).toBeNull();
    cleanup();
    await showUpload({ userAgent: phone });
    const input = screen.getByLabelText('Take photos', { selector: 'input' });
    expect(input.getAttribute('capture')).toBe('environment');
    expect(input.getAttribute('accept')).toBe('image/*');
  });

  it('[POR-103] become one PDF with a page each, in their order, upright and scaled down', async () => {
    const pdf = await madeDocument(await takePhotos('one.jpg', 'two.jpg', 'three.jpg'));
    const sizes = pdf.getPages().map((page) => [page.getWidth(), page.getHeight()]);
    expect(sizes).toEqual([
      [792, 594],
      [594, 792],
      [792, 396],
    ]);
    expect(drawn).toEqual([
      { width: 2000, height: 1500 },
      { width: 1500, height: 2000 },
      { width: 1000, height: 500 },
    ]);
  });

  it('[POR-103] are moved and removed before', async () => {
    const shown = await takePhotos('one.jpg', 'two.jpg', 'three.jpg');
    await shown.press('Move forward Page 2');
    await shown.press('Remove Page 3');
    await screen.findByText('Pages: 2');
    const pdf = await madeDocument(shown);
    expect(pdf.getPages().map((page) => page.getHeight())).toEqual([792, 594]);
  });

  it('a photo that cannot be read is named, and the others stay', async () => {
    const { press } = await takePhotos('one.jpg', 'broken.heic');
    await press('Make one PDF');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Page 2 cannot be read. Remove it and take it again.');
    await press('Remove Page 2');
    await press('Make one PDF');
    await screen.findByText('Photos 2025-03-12.pdf', { selector: 'li p *' });
  });

  it('[POR-103] are added to by another press of Take photos', async () => {
    const shown = await takePhotos('one.jpg');
    const camera = screen.getByLabelText('Take photos', { selector: 'input' });
    await shown.user.upload(camera, photo('two.jpg'));
    await screen.findByText('Pages: 2');
    expect((await madeDocument(shown)).getPageCount()).toBe(2);
  });

  it('stay with their target while another one is shown', async () => {
    const { showTarget } = await takePhotos('one.jpg', 'two.jpg');
    showTarget({ path: '/api/file/UploadByCustomerID', fields: {} });
    expect(screen.queryByText('Pages: 2')).toBeNull();
    showTarget(loanTarget);
    await screen.findByText('Pages: 2');
  });

  it('[POR-103] become several PDFs where one is too large for the lender', async () => {
    const page = (bytes: number) => ({ bytes: new ArrayBuffer(bytes), width: 2000, height: 1500 });
    const [small, large] = [page(3_000), page(9_000)];
    const limit = 10_000;
    const parts = partsWithin([small, small, small, large, small], limit);
    expect(parts).toEqual([[small, small], [small], [large], [small]]);
    expect(makePdf([small, small]).size).toBeLessThan(limit);
  });

  it('are dropped by Start again', async () => {
    const { press } = await takePhotos('one.jpg');
    await press('Start again');
    await waitFor(() => expect(screen.queryByText('Pages: 1')).toBeNull());
    await act(async () => undefined);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('a page is moved from %d to %d', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

it.each([
  [4000, 3000, 0.5],
  [3000, 4000, 0.5],
  [100, 50, 1],
])('a picture of %d × %d is scaled by %d', (width, height, scale) => {
  expect(scaleOf(width, height, 2000)).toBe(scale);
});

import { settle } from '@portico/core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { loanTarget, showUpload } from '@portico/shared/testing';
import { testFile } from '@portico/shared/testing/parts';
import type { State } from './test-texts';

const megabyte = 1024 * 1024;

/** Half a megabyte of a file was sent in ten seconds. */
async function sending(size: number, settings: Readonly<Record<string, string>>) {
  const { uploads, clock, send, showTarget } = await showUpload({ settings });
  uploads.answerBy(({ method }) => {
    if (method !== 'PATCH') return undefined;
    clock.advance(10_000);
    return 'held';
  });
  await send(testFile('a.pdf', size));
  await waitFor(() => {
    if (uploads.requestsOf('PATCH').length === 0) throw new Error('Nothing is sent.');
  });
  await act(settle);
  return showTarget;
}

/** The states of the upload that no story shows. */
export const uploadStates: readonly State[] = [
  { keys: ['upload.secondsLeft'], show: (settings) => sending(megabyte, settings) },
  { keys: ['upload.minutesLeft'], show: (settings) => sending(9 * megabyte, settings) },
  {
    keys: ['upload.elsewhere'],
    show: async (settings) => {
      const showTarget = await sending(megabyte, settings);
      showTarget({ ...loanTarget, fields: { LoanNumber: '2' } });
    },
  },
  {
    keys: ['upload.errorUnreadable'],
    show: async (settings) => {
      const { add } = await showUpload({ settings });
      const file = testFile('a.pdf');
      file.slice = () => {
        throw new DOMException('gone', 'NotReadableError');
      };
      await add(file);
    },
  },
  {
    keys: ['uploadPhotos.fileName'],
    show: async (settings) => {
      const close = () => undefined;
      vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1, height: 1, close }));
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      const written = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
      written.mockImplementation((done) => done(new Blob([pixel])));
      const { user, press } = await showUpload({ settings, userAgent: 'Android' });
      const camera = screen.getByLabelText('Take photos', { selector: 'input' });
      await user.upload(camera, testFile('one.jpg'));
      await screen.findByText('Pages: 1');
      await press('Make one PDF');
      await screen.findByRole('combobox');
      vi.restoreAllMocks();
    },
  },
];

/** A JPEG of one pixel, as far as a PDF needs it. */
const pixel = new Uint8Array([
  ...[0xff, 0xd8, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x01, 0x00, 0x01, 0x01, 0x01, 0x11, 0x00],
  ...[0xff, 0xd9],
]);

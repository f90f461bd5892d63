import { screen } from '@testing-library/react';
import { showUpload } from '@portico/shared/testing';
import { testFile } from '@portico/shared/testing/parts';
import { effectsOn } from './effect';

const tags = [
  'portico-application-details',
  'portico-document-center',
  'portico-loan-details',
  'portico-messages',
  'portico-portal',
  'portico-profile',
  'portico-requests',
] as const;

/** The settings that the upload reads, which each of these tags shows. */
export const uploadEffects = tags.flatMap((tag) =>
  effectsOn(tag, [
    {
      key: 'globalOptions.maximumUploadMegabytes',
      value: '12',
      sees: async (settings) => {
        const { add } = await showUpload({ settings });
        await add(testFile('deed.pdf', 11 * 1024 * 1024));
        return screen.queryByText(/This file is over/)?.textContent ?? null;
      },
      unset: 'This file is over 10 MB. Split it, or bring it to an office.',
      set: null,
    },
    {
      key: 'globalOptions.maximumUploadMegabytes',
      value: '12',
      sees: async (settings) => {
        await showUpload({ settings });
        return screen.getByText(/^PDF, JPG/).textContent;
      },
      unset: 'PDF, JPG, PNG, DOC or DOCX, up to 10 MB each',
      set: 'PDF, JPG, PNG, DOC or DOCX, up to 12 MB each',
    },
  ]),
);

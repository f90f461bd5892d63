import { screen } from '@testing-library/react';
import { showUpload } from '../../../packages/element/src/testing/show-upload';
import { testFile } from '../../../packages/element/src/testing/test-uploads';
import { effectsOn } from './effect';

/** The settings that the upload reads. */
export const uploadEffects = effectsOn('portico-loan-details', [
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
]);

import { fileTypes } from '@portico/contract';
import { showUpload } from '@portico/shared/testing';
import type { Codes } from './code';

/** The codes of the calls of the upload. */
export const uploadCodes: readonly Codes[] = [
  {
    calls: [fileTypes],
    says: { Error: 'upload.errorFileTypes' },
    show: ({ settings, refuse }) => showUpload({ settings, prepare: refuse }),
  },
];

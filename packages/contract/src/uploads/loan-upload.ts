import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import { text } from '../codec/fields';
import type { Upload } from '../upload';

const fields = entity({ loanNumber: text, fileTypeId: text }, { fileTypeId: 'FileTypeID' });

/** A document of a loan (accounts §7). */
export const loanUpload: Upload<ValueOf<typeof fields>> = {
  name: 'loanUpload',
  path: '/api/file/UploadFileWithLoanNumber',
  fields,
};

export const loanUploadSummary = 'Stores a document of a loan.';

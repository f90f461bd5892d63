import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import { text } from '../codec/fields';
import type { Upload } from '../upload';

const fields = entity({ fileTypeId: text }, { fileTypeId: 'FileTypeID' });

/** A document of the borrower (accounts §7). */
export const customerUpload: Upload<ValueOf<typeof fields>> = {
  name: 'customerUpload',
  path: '/api/file/UploadByCustomerID',
  fields,
};

export const customerUploadSummary = 'Stores a document of the borrower.';

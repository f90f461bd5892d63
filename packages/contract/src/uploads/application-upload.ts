import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import { text } from '../codec/fields';
import type { Upload } from '../upload';

const fields = entity({ applicationNumber: text, fileTypeId: text }, { fileTypeId: 'FileTypeID' });

/** A document of an application (accounts §7). */
export const applicationUpload: Upload<ValueOf<typeof fields>> = {
  name: 'applicationUpload',
  path: '/api/file/UploadFileWithApplicationNumber',
  fields,
};

export const applicationUploadSummary = 'Stores a document of an application.';

import { defineCall, type DocsOf } from '../../call';
import { listAnswer } from '../../codec/entity';
import { fileType } from '../../entities/accounts/file-type';

/** The types a borrower chooses from for a file to upload; only with file services on. */
export const fileTypes = defineCall<'Error'>()({
  name: 'fileTypes',
  method: 'GET',
  path: '/api/file/GetFileTypes',
  session: 'required',
  effect: 'reads',
  response: listAnswer('fileTypes', fileType),
});

export const fileTypesDocs: DocsOf<typeof fileTypes> = {
  summary: 'The types of documents that the lender accepts.',
  codes: { Error: 'The types could not be read.' },
};

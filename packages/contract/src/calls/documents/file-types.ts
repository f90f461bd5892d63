import { defineCall, type DocsOf } from '../../call';
import { answer } from '../../codec/entity';
import { tolerantList } from '../../codec/tolerant';
import { fileType } from '../../entities/accounts/file-type';

/** The types a borrower chooses from for a file to upload; only with file services on. */
export const fileTypes = defineCall<'Error'>()({
  name: 'fileTypes',
  method: 'GET',
  path: '/api/file/GetFileTypes',
  session: 'required',
  effect: 'reads',
  response: answer({ fileTypes: tolerantList(fileType) }),
});

export const fileTypesDocs: DocsOf<typeof fileTypes> = {
  summary: 'The types of documents that the lender accepts.',
  codes: { Error: 'The types could not be read.' },
};

import { localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import type { ValueOf } from '../codec/codec';
import { entity, listAnswer, sameName } from '../codec/entity';
import { integer, optionalText, text } from '../codec/fields';
import { defineDocument, type DocumentedDocument } from '../document';
import { defineUpload, type DocumentedUpload } from '../upload';
import { succeeded } from '../examples';
import { accountDocument } from '../entities/accounts';
import { tokenAnswer } from '../entities/token-answer';

const someDocuments = () => ({
  ...succeeded,
  value: [
    {
      fileId: 'F-1',
      displayName: 'Proof of insurance 2026',
      displayFormat: 'pdf',
      dateUploaded: localDate('2026-05-18'),
    },
    {
      fileId: 'F-2',
      displayName: 'Insurance card, front',
      displayFormat: 'jpg',
      dateUploaded: localDate('2026-05-22'),
    },
    {
      fileId: 'F-3',
      displayName: 'Form 1098 of 2025',
      displayFormat: 'pdf',
      dateUploaded: localDate('2026-01-20'),
      kind: '1098',
      taxYear: 2025,
    },
  ],
});

/** The documents of an account (accounts §7). */
export const accountDocuments = defineCall({
  name: 'accountDocuments',
  method: 'GET',
  path: '/api/Documents/GetAccountDocuments',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  query: entity({ accountNumber: text }, sameName),
  response: listAnswer('value', accountDocument),
});

export const accountDocumentsDocs = (): DocumentedCall<typeof accountDocuments> => ({
  ...accountDocuments,
  summary: 'The documents of an account, the newest first.',
  meanings: { Error: 'The documents could not be read, or the account is not the borrower’s.' },
  example: someDocuments(),
});

/** The documents of the borrower (accounts §7). */
export const customerDocuments = defineCall({
  name: 'customerDocuments',
  method: 'GET',
  path: '/api/Documents/GetCustomerDocuments',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  response: listAnswer('value', accountDocument),
});

export const customerDocumentsDocs = (): DocumentedCall<typeof customerDocuments> => ({
  ...customerDocuments,
  summary: 'The documents of the borrower, the newest first.',
  meanings: { Error: 'The documents could not be read.' },
  example: someDocuments(),
});

/** The documents of an application (accounts §7). */
export const applicationDocuments = defineCall({
  name: 'applicationDocuments',
  method: 'GET',
  path: '/api/Documents/GetApplicationDocuments',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  query: entity({ applicationNumber: text }, sameName),
  response: listAnswer('value', accountDocument),
});

export const applicationDocumentsDocs = (): DocumentedCall<typeof applicationDocuments> => ({
  ...applicationDocuments,
  summary: 'The documents of an application, the newest first.',
  meanings: { Error: 'The documents could not be read, or the application is not the borrower’s.' },
  example: someDocuments(),
});

/** A token that may be part of a URL: single use, 60 seconds (D8). */
export const passableToken = defineCall({
  name: 'passableToken',
  method: 'GET',
  path: '/api/PassableToken/GetPassableToken',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  response: tokenAnswer,
});

export const passableTokenDocs = (): DocumentedCall<typeof passableToken> => ({
  ...passableToken,
  summary: 'A token for the URL of a document in a new window: single use, 60 seconds (D8).',
  meanings: { Error: 'No token could be created.' },
  example: { ...succeeded, passableToken: 'pass-1' },
});

/** A stored document; the token is one of GetPassableToken (D8). */
export const uploadedDocument = defineDocument({
  name: 'uploadedDocument',
  path: '/api/Documents/ViewDocument',
  query: entity(
    {
      fileId: text,
      name: text,
      /** Always 1. */
      pageNumber: integer,
      fileFormat: optionalText,
      token: text,
    },
    { token: 'token' },
  ),
  mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'application/octet-stream'],
});

export const uploadedDocumentDocs = (): DocumentedDocument => ({
  ...uploadedDocument,
  summary: 'A document of an account, a customer or an application, for a passable token (D8).',
});

/** A type of document, as `GetFileTypes` lists it (accounts §3). */
const fileType = entity({ id: text, description: text }, { id: 'ID' });
export type FileType = ValueOf<typeof fileType>;

/** The types a borrower chooses from for a file to upload; only with file services on. */
export const fileTypes = defineCall({
  name: 'fileTypes',
  method: 'GET',
  path: '/api/file/GetFileTypes',
  session: 'required',
  effect: 'reads',
  codes: codes<'Error'>(),
  response: listAnswer('fileTypes', fileType),
});

export const fileTypesDocs = (): DocumentedCall<typeof fileTypes> => ({
  ...fileTypes,
  summary: 'The types of documents that the lender accepts.',
  meanings: { Error: 'The types could not be read.' },
  example: {
    hasNoErrors: true,
    errors: [],
    fileTypes: [
      { id: '1', description: 'Proof of insurance' },
      { id: '2', description: 'Proof of income' },
    ],
  },
});

/** A document of a loan (accounts §7). */
export const loanUpload = defineUpload({
  name: 'loanUpload',
  path: '/api/file/UploadFileWithLoanNumber',
  fields: entity({ loanNumber: text, fileTypeId: text }, { fileTypeId: 'FileTypeID' }),
});

export const loanUploadDocs = (): DocumentedUpload => ({
  ...loanUpload,
  summary: 'Stores a document of a loan.',
});

/** A document of the borrower (accounts §7). */
export const customerUpload = defineUpload({
  name: 'customerUpload',
  path: '/api/file/UploadByCustomerID',
  fields: entity({ fileTypeId: text }, { fileTypeId: 'FileTypeID' }),
});

export const customerUploadDocs = (): DocumentedUpload => ({
  ...customerUpload,
  summary: 'Stores a document of the borrower.',
});

/** A document of an application (accounts §7). */
export const applicationUpload = defineUpload({
  name: 'applicationUpload',
  path: '/api/file/UploadFileWithApplicationNumber',
  fields: entity({ applicationNumber: text, fileTypeId: text }, { fileTypeId: 'FileTypeID' }),
});

export const applicationUploadDocs = (): DocumentedUpload => ({
  ...applicationUpload,
  summary: 'Stores a document of an application.',
});

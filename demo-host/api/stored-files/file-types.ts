import type { FileType } from '@portico/contract';

/** What a borrower can say that a document is. */
export const fileTypeList: readonly FileType[] = [
  { id: '1', description: 'Proof of insurance' },
  { id: '2', description: 'Proof of income' },
  { id: '3', description: 'Identification' },
  { id: '4', description: 'Bank statement' },
  { id: '5', description: 'Title or registration' },
  { id: '6', description: 'Letter or other document' },
];

import { applicationUpload, customerUpload, loanUpload } from '@portico/contract';
import { expect, it } from 'vitest';
import { targetKey, uploadTarget } from './upload-target';

it.each([
  [
    uploadTarget(loanUpload, { loanNumber: '001-1' }),
    { path: '/api/file/UploadFileWithLoanNumber', fields: { LoanNumber: '001-1' } },
  ],
  [uploadTarget(customerUpload, {}), { path: '/api/file/UploadByCustomerID', fields: {} }],
  [
    uploadTarget(applicationUpload, { applicationNumber: 'A-1' }),
    { path: '/api/file/UploadFileWithApplicationNumber', fields: { ApplicationNumber: 'A-1' } },
  ],
])('an upload has its path and its fields by their wire names: %o', (target, expected) => {
  expect(target).toEqual(expected);
});

it('targets of other fields have other keys', () => {
  const [one, same, other] = ['1', '1', '2'].map((loanNumber) =>
    targetKey(uploadTarget(loanUpload, { loanNumber })),
  );
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

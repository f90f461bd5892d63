import { applicationUpload, customerUpload, loanUpload } from '@portico/contract';
import { uploadTarget } from '../upload-target';

/** Where the files of an account, the borrower or an application are sent. */
export const uploadTargets = {
  loan: (loanNumber: string) => uploadTarget(loanUpload, { loanNumber }),
  customer: () => uploadTarget(customerUpload, {}),
  application: (applicationNumber: string) =>
    uploadTarget(applicationUpload, { applicationNumber }),
};

export type UploadTargets = typeof uploadTargets;

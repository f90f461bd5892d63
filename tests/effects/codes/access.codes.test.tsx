import { describe } from 'vitest';
import { accessCodes } from './access.codes';
import { loanDetailsCodes } from './loan-details.codes';
import { loanDialogsCodes } from './loan-dialogs.codes';
import { otherCodes } from './other.codes';
import { registrationCodes } from './registration.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call shows the sentence of its code', () => {
  testCodes([
    ...accessCodes,
    ...loanDetailsCodes,
    ...loanDialogsCodes,
    ...otherCodes,
    ...registrationCodes,
  ]);
});

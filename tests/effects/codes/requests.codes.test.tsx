import { describe } from 'vitest';
import { requestsCodes } from './requests.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a request of the borrower shows the sentence of its code', () => {
  testCodes(requestsCodes);
});

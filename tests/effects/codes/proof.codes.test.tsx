import { describe } from 'vitest';
import { proofCodes } from './proof.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a change that needs a proof shows the sentence of its code', () => {
  testCodes(proofCodes);
});

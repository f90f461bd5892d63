import { describe } from 'vitest';
import { testCodes } from './test-codes';
import { textingCodes } from './texting.codes';

describe('[POR-020] a refused call of the texts of a phone shows the sentence of its code', () => {
  testCodes(textingCodes);
});

import { describe } from 'vitest';
import { documentsCodes } from './documents.codes';
import { taxFormsCodes } from './tax-forms.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call of the documents shows the sentence of its code', () => {
  testCodes([...documentsCodes, ...taxFormsCodes]);
});

import { describe } from 'vitest';
import { contactCodes } from './contact.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call of contact change and login history shows the sentence of its code', () => {
  testCodes(contactCodes);
});

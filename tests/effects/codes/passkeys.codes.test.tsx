import { describe } from 'vitest';
import { passkeysCodes } from './passkeys.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call about passkeys or sessions shows the sentence of its code', () => {
  testCodes(passkeysCodes);
});

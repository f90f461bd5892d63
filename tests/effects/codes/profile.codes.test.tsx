import { describe } from 'vitest';
import { profileCodes } from './profile.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call of the profile shows the sentence of its code', () => {
  testCodes(profileCodes);
});

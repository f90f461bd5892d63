import { describe } from 'vitest';
import { testCodes } from './test-codes';
import { uploadCodes } from './upload.codes';

describe('[POR-020] a refused call of the upload shows the sentence of its code', () => {
  testCodes(uploadCodes);
});

import { describe } from 'vitest';
import { historyCodes } from './history.codes';
import { statementsCodes } from './statements.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call of the loan page shows the sentence of its code', () => {
  testCodes([...historyCodes, ...statementsCodes]);
});

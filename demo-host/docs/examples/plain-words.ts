// #region words
import { configure } from '@portico/core';
import { plainWords } from '@portico/core/plain-words';

configure({ words: plainWords });
// #endregion words

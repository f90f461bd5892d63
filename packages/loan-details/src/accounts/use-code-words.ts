import { accountCodeWords } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { codeWords } from '@portico/rules';
import { accountsTexts } from './accounts.sentences';

/**
 * The words for the code in an account's comment: the lender's, else ours; '' for a code without
 * words, which is not shown.
 */
export function useCodeWords(): (code: string) => string {
  const t = useTexts(accountsTexts);
  const entries = useSetting(accountCodeWords);
  return (code) =>
    codeWords(entries, code) ?? codeWords([`chgoff=${t('codeChargedOff')}`], code) ?? '';
}

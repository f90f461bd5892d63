import { useSetting } from '@portico/element';
import { codeWords } from '@portico/rules';
import { accountWords } from '@portico/core/internal';

/** An application's status in the lender's words; without such words as the API answers it. */
export function useStatusWords(): (status: string) => string {
  const entries = useSetting(accountWords);
  return (status) => codeWords(entries, status) ?? status;
}

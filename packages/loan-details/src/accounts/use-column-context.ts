import { disableEZPayOption, removeCheckDigitOption } from '@portico/core/internal';
import { useLinkTo, useSetting, useTexts } from '@portico/element';
import type { ColumnContext } from './accounts.columns';
import { canBePaid } from './accounts.model';
import { accountsTexts } from './accounts.texts';

/** What the cells of the lists, and the sentences above them, need besides an account. */
export function useColumnContext(): ColumnContext {
  const linkTo = useLinkTo();
  const easyPayDisabled = useSetting(disableEZPayOption);
  return {
    t: useTexts(accountsTexts),
    removeCheckDigit: useSetting(removeCheckDigitOption),
    payLink: (row) =>
      canBePaid(row, easyPayDisabled)
        ? linkTo({ screen: 'payment', params: { accountNumber: row.number } })
        : undefined,
  };
}

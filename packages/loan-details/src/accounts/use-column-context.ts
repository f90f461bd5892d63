import { today } from '@portico/core/internal';
import { useCore, useLinkTo, useSetting, useTexts } from '@portico/element';
import { statementsDestination } from '@portico/shared/documents';
import { paymentDestination } from '@portico/shared/payment-preset';
import {
  disableEZPayOption,
  hideEStatementsOption,
  removeCheckDigitOption,
} from '@portico/shared/settings';
import { isEnabled, isOwedOn } from './accounts.model';
import { accountsTexts } from './accounts.sentences';
import type { ColumnContext } from './column-context';

/** What the cells of the lists, and the sentences above them, need besides an account. */
export function useColumnContext(): ColumnContext {
  const core = useCore();
  const linkTo = useLinkTo();
  const easyPayDisabled = useSetting(disableEZPayOption);
  const statementsHidden = useSetting(hideEStatementsOption);
  return {
    t: useTexts(accountsTexts),
    removeCheckDigit: useSetting(removeCheckDigitOption),
    today: today(core),
    payLink: (row, amount) =>
      row.isPayable && isEnabled(row, easyPayDisabled)
        ? linkTo(paymentDestination(row.number, { amount }))
        : undefined,
    statementsLink: (row) =>
      isOwedOn(row.kind) && !statementsHidden && isEnabled(row, easyPayDisabled)
        ? linkTo(statementsDestination(row.number))
        : undefined,
  };
}

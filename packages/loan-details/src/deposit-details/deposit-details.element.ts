import { accountList } from '@portico/contract';
import { defineWidget, stringProperty } from '@portico/element';
import { depositDetailsTexts } from './deposit-details.sentences';
import { DepositDetailsView } from './deposit-details.view';

/**
 * One deposit or investment: its balance and figures, history and statements.
 *
 * @fires portico-navigate
 * @reservedHeight 960
 */
export const depositDetailsWidget = defineWidget({
  tag: 'portico-deposit-details',
  properties: {
    /** The account to show; without it, the account in the page's address, if any. */
    accountNumber: stringProperty(),
  },
  texts: [depositDetailsTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 10 },
  view: DepositDetailsView,
});

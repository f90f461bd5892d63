import { accountList } from '@portico/contract';
import { defineWidget, stringProperty } from '@portico/element';
import { depositDetailsTexts } from './deposit-details.texts';
import { DepositDetailsView } from './deposit-details.view';

/** The page of one deposit or investment. */
export const depositDetailsWidget = defineWidget({
  tag: 'portico-deposit-details',
  summary: 'One deposit or investment: its balance and figures, history and statements.',
  properties: {
    accountNumber: stringProperty({
      doc: "The account to show; without it, the account in the page's address, if any.",
    }),
  },
  events: ['portico-navigate'],
  texts: [depositDetailsTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 10 },
  reservedHeight: 960,
  view: DepositDetailsView,
});

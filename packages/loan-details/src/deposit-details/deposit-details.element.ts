import { accountList } from '@portico/contract';
import {
  agreements,
  agreementTexts,
  hideHideFromWebOption,
  removeCheckDigitOption,
  sampleStatementUrl,
  statementProviders,
} from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { depositDetailsTexts } from './deposit-details.sentences';
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
  settings: [
    agreements,
    ...agreementTexts,
    hideHideFromWebOption,
    removeCheckDigitOption,
    sampleStatementUrl,
    statementProviders,
  ],
  texts: [depositDetailsTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 10 },
  reservedHeight: 960,
  view: DepositDetailsView,
});

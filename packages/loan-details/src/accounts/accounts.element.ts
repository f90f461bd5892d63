import {
  accountCodeWords,
  disableEZPayOption,
  hideHideFromWebOption,
  removeCheckDigitOption,
} from '@portico/core/internal';
import { defineWidget } from '@portico/element';
import { loanErrorTexts } from '../loan-details/loan-errors.texts';
import { accountsTexts } from './accounts.texts';
import { AccountsView } from './accounts.view';
import { applicationsTexts } from './applications.texts';

/** The dashboard's lists of accounts and applications. */
export const accountsWidget = defineWidget({
  tag: 'portico-accounts',
  summary:
    "Lists the borrower's loans, deposits, lines of credit, investments and loan applications.",
  properties: {},
  events: ['portico-navigate'],
  settings: [accountCodeWords, disableEZPayOption, hideHideFromWebOption, removeCheckDigitOption],
  texts: [accountsTexts, applicationsTexts, loanErrorTexts],
  firstReads: [{ path: '/api/accountList' }],
  skeleton: { rows: 13 },
  reservedHeight: 960,
  view: AccountsView,
});

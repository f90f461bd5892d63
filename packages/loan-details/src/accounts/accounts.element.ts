import { accountList } from '@portico/contract';
import {
  accountCodeWords,
  blockOnHoldCodes,
  disableEZPayOption,
  removeCheckDigitOption,
} from '@portico/core/internal';
import { choiceProperty, defineWidget } from '@portico/element';
import { accountsTexts } from './accounts.sentences';
import { AccountsView } from './accounts.view';

/** The dashboard's lists of accounts and applications. */
export const accountsWidget = defineWidget({
  tag: 'portico-accounts',
  summary:
    "Lists the borrower's loans, deposits, lines of credit, investments and loan applications.",
  properties: {
    layout: choiceProperty({
      doc: 'Whether the lists are tables, which scroll sideways where they are too narrow, or cards; `auto` shows tables from 880 px of width on.',
      choices: ['auto', 'table', 'cards'],
      default: 'auto',
    }),
  },
  events: ['portico-navigate'],
  settings: [accountCodeWords, blockOnHoldCodes, disableEZPayOption, removeCheckDigitOption],
  texts: [accountsTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 13 },
  reservedHeight: 960,
  view: AccountsView,
});

import { accountList } from '@portico/contract';
import { choiceProperty, defineWidget } from '@portico/element';
import { accountsTexts } from './accounts.sentences';
import { AccountsView } from './accounts.view';

/**
 * Lists the borrower's loans, deposits, lines of credit, investments and loan applications.
 *
 * @fires portico-navigate
 * @reservedHeight 960
 */
export const accountsWidget = defineWidget({
  tag: 'portico-accounts',
  properties: {
    /**
     * Whether the lists are tables, which scroll sideways where they are too narrow, or cards;
     * `auto` shows tables from 880 px of width on.
     */
    layout: choiceProperty({ choices: ['auto', 'table', 'cards'], default: 'auto' }),
  },
  texts: [accountsTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 13 },
  view: AccountsView,
});

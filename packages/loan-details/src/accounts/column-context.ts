import type { Translate } from '@portico/core/internal';
import type { Link } from '@portico/element';
import type { Cents, LocalDate } from '@portico/rules';
import type { AccountRow } from './accounts.model';
import type { AccountsTextKey } from './accounts.sentences';

/** What the cells of a list, and the sentences above the lists, need besides an account. */
export type ColumnContext = {
  readonly t: Translate<AccountsTextKey>;
  readonly removeCheckDigit: boolean;
  readonly today: LocalDate;
  /** The link to a payment of the account, of an amount if one is named; undefined when it cannot be paid. */
  readonly payLink: (row: AccountRow, amount?: Cents) => Link | undefined;
  /** The link to the statements of a loan or line of credit; undefined where none are shown. */
  readonly statementsLink: (row: AccountRow) => Link | undefined;
};

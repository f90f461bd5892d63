import { setStatementFormat, statementDetails } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { logAgreements } from '@portico/core/agreements';
import { type CallOutcome, type Core, whatBecame } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { isElectronic } from '@portico/rules';
import type { AccountStatements } from '../../loan/loan';
import { consentAgreements } from './consent-agreements';
import { createStatementFormatFlow } from './statement-format.flow';

/** What the flow needs of the section. */
export type StatementFormatPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly account: AccountStatements;
  /** As it is stored. */
  readonly format: string | undefined;
  readonly saved: () => void;
};

/** The type of account in every request, also for a line of credit (D134). */
const accountType = 0;

/** Sets the statement format over the lender's API (accounts §4, §7). */
export function createStatementFormat(page: StatementFormatPage) {
  const { core, read, account, format: stored, saved } = page;
  const { accountNumber } = account;
  return createStatementFormatFlow(isElectronic(stored), {
    logConsent: async () => {
      const agreements = consentAgreements(core, read);
      return errorOf(await logAgreements(core, agreements, { turnEStatementsOn: true }));
    },
    save: async (format) =>
      errorOf(await core.client.send(setStatementFormat, { accountNumber, accountType, format })),
    whatBecame: (error, format) =>
      whatBecame(error, async () => {
        const now = await core.client.send(statementDetails, { accountNumber }, { fresh: true });
        return now.ok ? now.value.statementFormat === format : undefined;
      }),
    refresh: () => void accountsOf(core).refresh(),
    saved,
  });
}

function errorOf(answer: CallOutcome<unknown>) {
  return answer.ok ? undefined : answer.error;
}

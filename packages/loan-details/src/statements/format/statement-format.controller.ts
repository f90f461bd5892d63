import { agreementLogging, setStatementFormat } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { today, type Core, type Result } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { isElectronic } from '@portico/rules';
import type { Loan } from '../../loan/loan';
import { consentAgreements } from './consent-agreements';
import { createStatementFormatFlow } from './statement-format.flow';

/** What the flow needs of the section. */
export type StatementFormatPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly loan: Loan;
  readonly saved: () => void;
};

/** The type of account in every request, also for a line of credit (D134). */
const accountType = 0;

/** Sets the statement format over the lender's API (accounts §4, §7). */
export function createStatementFormat({ core, read, loan, saved }: StatementFormatPage) {
  const { accountNumber, details } = loan;
  return createStatementFormatFlow(isElectronic(details.statementFormat), {
    logConsent: () => logConsent(core, read),
    save: async (format) =>
      errorOf(await core.client.send(setStatementFormat, { accountNumber, accountType, format })),
    refresh: () => void accountsOf(core).refresh(),
    saved,
  });
}

/** Also keeps the accepted agreements in the session, whose record the section shows. */
async function logConsent(core: Core, read: ReadSetting) {
  const agreements = consentAgreements(core, read);
  const answer = await core.client.send(agreementLogging, {
    agreements: agreements.map(({ hostNum }) => hostNum),
    userName: core.session.peek()?.username,
    turnEStatementsOn: true,
    unRestrictEmail: false,
  });
  if (answer.ok) {
    const day = today(core);
    const now = agreements.map(({ name, url }) => ({ name, url, dateOfAgreement: day }));
    core.updateSession({ agreed: [...(core.session.peek()?.agreed ?? []), ...now] });
  }
  return errorOf(answer);
}

function errorOf(answer: Result<unknown>) {
  return answer.ok ? undefined : answer.error;
}

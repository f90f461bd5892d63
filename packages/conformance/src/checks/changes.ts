import {
  accountList,
  profile,
  setStatementFormat,
  setTaxFormDelivery,
  taxFormDelivery,
  updateProfile,
} from '@portico/contract';
import { isClosed, isPayable } from '@portico/rules';
import { ask, checkChange, checkRefusal, type Borrower, type Run } from './run';

const asRead = 'saves what it answered';

/** Saves values as they are: what the borrower sees does not change. */
export async function checkChanges(run: Run, { token, accounts }: Borrower): Promise<void> {
  const own = await ask(run, profile, undefined, { token });
  const userAlertsInfo = own.ok ? own.value.userAlertsInfo : undefined;
  if (userAlertsInfo)
    await checkChange(run, updateProfile, { userAlertsInfo }, { as: asRead, token });
  else run.report.skip(updateProfile.name, asRead, 'the profile has no notification preferences');

  await checkTaxForms(run, token);
  const loan = accounts.find(({ type, comment = '' }) => isPayable(type) && !isClosed(comment));
  if (!loan) return run.report.skip(setStatementFormat.name, asRead, 'no open loan');
  const format = formatOf(loan.statementPreference);
  const input = { accountNumber: loan.number, accountType: 0, format } as const;
  await checkChange(run, setStatementFormat, input, { as: asRead, token });
  const as = 'keeps what setStatementFormat saved';
  // It belongs to the change before it, although it reads.
  return run.change(accountList.name, as, async () => {
    const list = await ask(run, accountList, undefined, { token });
    if (!list.ok) return list.error.code;
    const now = list.value.accounts.find(({ number }) => number === loan.number);
    return formatOf(now?.statementPreference) === format ? undefined : 'another format';
  });
}

/** Of tax forms; a consent that is set already may need a proof, and is not sent again. */
async function checkTaxForms(run: Run, token: string): Promise<void> {
  await run.change(setTaxFormDelivery.name, asRead, async (writing) => {
    const set = await ask(run, taxFormDelivery, undefined, { token });
    if (!set.ok) return set.error.code;
    if (set.value.format !== 'PaperOnly') return undefined;
    const answer = await ask(writing, setTaxFormDelivery, { format: 'PaperOnly' }, { token });
    return answer.ok ? undefined : answer.error.code;
  });
  const as = 'refuses a consent without its wording';
  await checkRefusal(run, setTaxFormDelivery, { format: 'ElectronicOnly' }, as, { token });
}

/** Every other format is paper (D135). */
const formatOf = (preference: string | undefined) =>
  preference === 'ElectronicOnly' ? 'ElectronicOnly' : 'PaperOnly';

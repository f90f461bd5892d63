import type { BankMethod, SubmissionCode } from '@portico/contract';
import { fail, ok, type Outcome } from '@portico/rules';
import { lastFourOf, savedBankAccounts } from '../banks/bank-account-store';
import { validBankAccount } from '../banks/check-bank-account';
import type { Executor } from '../database/database';
import { missingAgreements } from '../identity/agreement-store';
import type { Visit } from '../http/visit';
import type { Services } from '../services';

/** The bank account that a payment is drawn from; its number stays sealed. */
export type PayingAccount = {
  readonly lastFour: string;
  readonly routingNumber: string;
  readonly sealedNumber: string;
};

/** A saved account of this borrower, or a new one that keeps every rule and whose terms were accepted (D66). */
export async function payingAccount(
  from: Executor,
  { settings, secrets }: Services,
  borrowerId: number,
  { today }: Pick<Visit, 'today'>,
  method: BankMethod,
): Promise<Outcome<PayingAccount, SubmissionCode>> {
  const { profileId, routingNumber, ownerName, accountType, accountNumber } = method;
  if (profileId !== undefined) {
    const saved = (await savedBankAccounts(from, borrowerId)).find(({ id }) => id === profileId);
    return saved ? ok(saved) : fail('MethodUnknown');
  }
  if (!(await settings.flag('achPaymentOptions.singleUseAchOption'))) {
    return fail('MustSaveOrPayNow');
  }
  if (routingNumber === undefined || ownerName === undefined) return fail('InvalidInfo');
  const valid = validBankAccount({ accountType, accountNumber, routingNumber, ownerName });
  if (!valid.ok) return fail(valid.code === 'InvalidInfo' ? 'InvalidInfo' : 'RoutingNumber');
  const who = { borrowerId, timing: 'ach', today } as const;
  if ((await missingAgreements(from, settings, who)).length > 0) return fail('AgreementRequired');
  return ok({
    lastFour: lastFourOf(valid.value.accountNumber),
    routingNumber: valid.value.routingNumber,
    sealedNumber: secrets.seal(valid.value.accountNumber),
  });
}

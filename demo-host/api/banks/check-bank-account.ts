import type { BankAccountCode, NewBankAccount } from '@portico/contract';
import { checkBankAccount, fail, ok, type BankAccount, type Outcome } from '@portico/rules';
import { bankOf } from './routing-numbers';

type Code = Exclude<BankAccountCode, 'Error' | 'RoutingAccountInvalidThirdParty'>;

/** Applies the form's rules again, and two for the host: the bank exists and accepts debits. */
export function validBankAccount(entry: NewBankAccount): Outcome<BankAccount, Code> {
  const checked = checkBankAccount({ ...entry, confirmation: '' }, { confirm: false });
  if (!checked.ok) {
    const { problems } = checked;
    if (problems.routingNumber) return fail('RoutingNumberInvalid');
    return fail(
      problems.accountNumber === 'contactBank' ? 'RoutingAccountInvalidInternal' : 'InvalidInfo',
    );
  }
  const bank = bankOf(checked.value.routingNumber);
  if (!bank) return fail('RoutingNumberInvalid');
  return bank.ach ? ok(checked.value) : fail('RoutingNumberAchNotAllowed');
}

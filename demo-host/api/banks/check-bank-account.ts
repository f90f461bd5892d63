import type { BankAccountCode, NewBankAccount } from '@portico/contract';
import { checkBankAccount, ok, refuse, type BankAccount, type Checked } from '@portico/rules';
import { bankOf } from './routing-numbers';

type Code = Exclude<BankAccountCode, 'Error' | 'RoutingAccountInvalidThirdParty'>;

/** Applies the form's rules again, and two for the host: the bank exists and accepts debits. */
export function validBankAccount(entry: NewBankAccount): Checked<BankAccount, Code> {
  const checked = checkBankAccount({ ...entry, confirmation: '' }, { confirm: false });
  if (!checked.ok) {
    const { error: problems } = checked;
    if (problems.routingNumber) return refuse('RoutingNumberInvalid');
    return refuse(
      problems.accountNumber === 'contactBank' ? 'RoutingAccountInvalidInternal' : 'InvalidInfo',
    );
  }
  const bank = bankOf(checked.value.routingNumber);
  if (!bank) return refuse('RoutingNumberInvalid');
  return bank.ach ? ok(checked.value) : refuse('RoutingNumberAchNotAllowed');
}

import { entryOf, refusedCodes, type ApiError, type CodeTexts } from '@portico/core/internal';
import type { BankAccountField, BankAccountProblems } from '@portico/rules';
import type { NewBankAccountTextKey } from './new-bank-account.sentences';

/** Codes of a refused bank account (payments §8); any other code has the generic text. */
const refusals: CodeTexts<NewBankAccountTextKey> = {
  AlreadyExists: 'errorAlreadyExists',
  RoutingNumberInvalid: 'errorRoutingNumberInvalid',
  RoutingNumberAchNotAllowed: 'errorRoutingNumberInvalid',
  RoutingAccountInvalidThirdParty: 'errorRoutingAccountInvalidThirdParty',
  RoutingAccountInvalidInternal: 'errorRoutingAccountInvalidInternal',
};

export function refusedAccountText(error: ApiError): NewBankAccountTextKey {
  const [code = ''] = refusedCodes(error);
  return entryOf(refusals, code) ?? 'error';
}

type EveryError = {
  readonly [F in BankAccountField]: Record<
    NonNullable<BankAccountProblems[F]>,
    NewBankAccountTextKey
  >;
};

/** The sentence for each problem of each field (payments §5). */
const everyError = {
  ownerName: { required: 'ownerNameRequired', invalid: 'ownerNameInvalid' },
  routingNumber: { required: 'routingNumberRequired', invalid: 'routingNumberInvalid' },
  accountNumber: {
    required: 'accountNumberRequired',
    invalid: 'accountNumberInvalid',
    contactBank: 'accountNumberContactBank',
  },
  confirmation: { required: 'confirmationRequired', mismatch: 'confirmationMismatch' },
} as const satisfies EveryError;

const errorTexts: Record<
  BankAccountField,
  Readonly<Record<string, NewBankAccountTextKey | undefined>>
> = everyError;

export function errorText(
  field: BankAccountField,
  errors: BankAccountProblems,
): NewBankAccountTextKey | undefined {
  const code = errors[field];
  return code === undefined ? undefined : errorTexts[field][code];
}

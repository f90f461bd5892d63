import type { BankMethod, InputOf, submitImmediateBank } from '@portico/contract';
import type { Cents, Frequency, LocalDate, PaymentKind } from '@portico/rules';
import type { UnnumberedConfirmation } from '../../confirmation';
import { bankOf, cardOf, type Method } from './method';

/** One payment as the borrower confirms it (payments §3). Amounts are cents. */
export type Submission = {
  readonly kind: PaymentKind;
  readonly frequencyInfo: { readonly frequency: Frequency; readonly date: LocalDate };
  readonly dueDate: LocalDate | undefined;
  readonly amount: Cents;
  readonly additionalPrincipalAmount: Cents;
  readonly fees: { readonly firstParty: Cents; readonly thirdParty: Cents };
  readonly accountNumber: string;
  /** The loan's type code (D123). */
  readonly accountType: number;
  readonly companyNumber: number;
  /** The token of GetPaymentInfo. */
  readonly encryptedString: string;
  readonly method: Method;
  readonly draftAgreementToken: string | undefined;
};

/**
 * A confirmed payment: one key, made once, under which it is sent, sent again and looked up.
 * `submission` is undefined after a reload, because what it holds is not for storage.
 */
export type Intent = {
  readonly key: string;
  readonly submission: Submission | undefined;
  readonly confirmation: UnnumberedConfirmation;
  /** It was sent at least once without a clear answer. */
  readonly mayHaveArrived: boolean;
};

/** What the confirmation screen will show of it. */
export function confirmationOf(submission: Submission): UnnumberedConfirmation {
  const { kind, frequencyInfo, method, dueDate } = submission;
  const { accountNumber, amount, additionalPrincipalAmount, fees } = submission;
  return {
    payDate: frequencyInfo.date,
    dueDate,
    isRecurringLOCPayingTotalDue: false,
    submissionInfo: {
      kind,
      frequencyInfo: { frequency: frequencyInfo.frequency },
      method: shownMethod(method),
      accountNumber,
      amount,
      additionalPrincipalAmount,
      fees,
    },
  };
}

type BankPaymentMethod = Extract<Method, { kind: 'saved-bank' | 'new-bank' }>;

/** The request that pays it (payments §3). */
export function requestOf(
  submission: Submission,
  method: BankPaymentMethod,
  logonName: string,
): InputOf<typeof submitImmediateBank> {
  const { frequencyInfo, amount, additionalPrincipalAmount, fees } = submission;
  return {
    encryptedData: submission.encryptedString,
    payment: {
      logonName,
      details: {
        paymentDate: frequencyInfo.date,
        loanAccountNumber: submission.accountNumber,
        company: submission.companyNumber,
        paymentAmount: amount,
        firstPartyFee: fees.firstParty,
        thirdPartyFee: fees.thirdParty,
        additionalPrincipalAmount,
      },
      accountType: submission.accountType,
      isPayoff: false,
      method: methodInfo(method),
    },
    achDraftAgreementToken: submission.draftAgreementToken,
  };
}

/** A method as the confirmation names it. */
function shownMethod(method: Method): UnnumberedConfirmation['submissionInfo']['method'] {
  const bank = bankOf(method);
  const card = cardOf(method);
  return {
    isCard: card !== undefined,
    achInfo: bank && { accountNumber: bank.last4, accountType: bank.accountType },
    cardInfo: card && { cardNumber: card.last4, cardType: card.cardType },
  };
}

function methodInfo(method: BankPaymentMethod): BankMethod {
  return method.kind === 'new-bank'
    ? method.bank
    : {
        accountType: method.accountType,
        accountNumber: method.last4,
        profileId: method.profileId,
      };
}

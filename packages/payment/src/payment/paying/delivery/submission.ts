import type { BankMethod, BankPayment, CardMethod, CardPayment } from '@portico/contract';
import {
  cents,
  paysTotalDue,
  recurringDetails,
  type Cents,
  type Frequency,
  type LocalDate,
  type PaymentKind,
  type PaymentParts,
} from '@portico/rules';
import type { UnnumberedConfirmation } from '../../../confirmation';
import { bankOf, cardOf, type CardFace, type Method } from '../methods/method';
import type { OpenAccount } from '../plan/choices';

/** How often and when, as the frequency step reports it (payments §3). */
export type FrequencySelection = {
  readonly frequency: Frequency;
  /** The day of the payment; of a recurring payment, the first. */
  readonly date: LocalDate | undefined;
  /** Days before the due date; 0 on it, undefined if the due date does not matter. */
  readonly numDays: number | undefined;
  readonly valid: boolean;
  readonly payoffInfo: { readonly isPayoff: boolean; readonly payoffQuote: Cents | undefined };
  /** Undefined if no third party charges one, or it is not known yet. */
  readonly thirdPartyFee: Cents | undefined;
};

/** One payment as the borrower confirms it (payments §3). Amounts are cents. */
export type Submission = {
  readonly kind: PaymentKind;
  readonly frequencyInfo: Pick<FrequencySelection, 'frequency' | 'numDays'> & {
    readonly date: LocalDate;
  };
  readonly isPayoff: boolean;
  readonly dueDate: LocalDate | undefined;
  readonly amount: Cents;
  readonly additionalPrincipalAmount: Cents;
  readonly fees: { readonly firstParty: Cents; readonly thirdParty: Cents };
  readonly accountNumber: string;
  /** Of the payment's details: as the host names the loan there (D187). */
  readonly loanAccountNumber: string;
  /** The loan's type code (D123). */
  readonly accountType: number;
  readonly companyNumber: number;
  /** The token of GetPaymentInfo. */
  readonly paymentToken: string;
  readonly method: Method;
  readonly draftAgreementToken: string | undefined;
};

/** The submission for the choices. */
export function submissionOf(
  { account, loan: { info } }: OpenAccount,
  method: Method,
  kind: PaymentKind,
  { frequency, numDays, payoffInfo, thirdPartyFee }: FrequencySelection,
  date: LocalDate,
  parts: Pick<PaymentParts, 'amount' | 'additionalPrincipal' | 'firstPartyFee'>,
): Submission {
  return {
    kind,
    frequencyInfo: { frequency, date, numDays },
    isPayoff: payoffInfo.isPayoff,
    dueDate: info.dueDate,
    amount: parts.amount,
    additionalPrincipalAmount: parts.additionalPrincipal,
    fees: { firstParty: parts.firstPartyFee, thirdParty: thirdPartyFee ?? cents(0) },
    accountNumber: account.number,
    accountType: account.type,
    loanAccountNumber: info.paymentDetails?.loanAccountNumber || account.number,
    companyNumber: info.paymentDetails?.company ?? 0,
    paymentToken: info.paymentToken,
    method,
    draftAgreementToken: undefined,
  };
}

/** What the confirmation screen shows. */
export function confirmationOf(submission: Submission): UnnumberedConfirmation {
  const { kind, frequencyInfo, method, dueDate } = submission;
  const { accountNumber, amount, additionalPrincipalAmount, fees } = submission;
  return {
    payDate: frequencyInfo.date,
    dueDate,
    isRecurringLOCPayingTotalDue: paysTotalDue(submission.accountType, frequencyInfo.frequency),
    submissionInfo: {
      kind,
      frequencyInfo: { frequency: frequencyInfo.frequency, numDays: daysShown(frequencyInfo) },
      method: shownMethod(method),
      accountNumber,
      amount,
      additionalPrincipalAmount,
      fees,
    },
  };
}

/** The request that pays it by bank account (payments §3); undefined for a card. */
export function bankRequest(submission: Submission, logonName: string): BankPayment | undefined {
  const method = bankInfo(submission.method);
  return method && requestOf(submission, logonName, method);
}

/** The request that pays it by card; undefined for a bank account. */
export function cardRequest(submission: Submission, logonName: string): CardPayment | undefined {
  const method = cardInfo(submission.method);
  return method && requestOf(submission, logonName, method);
}

function requestOf<M>(submission: Submission, logonName: string, method: M) {
  const { frequencyInfo, amount, additionalPrincipalAmount, fees } = submission;
  const { frequency, date, numDays = 0 } = frequencyInfo;
  return {
    paymentToken: submission.paymentToken,
    payment: {
      logonName,
      details: {
        paymentDate: date,
        loanAccountNumber: submission.loanAccountNumber,
        company: submission.companyNumber,
        paymentAmount: amount,
        firstPartyFee: fees.firstParty,
        thirdPartyFee: fees.thirdParty,
        additionalPrincipalAmount,
      },
      accountType: submission.accountType,
      isPayoff: submission.isPayoff,
      method,
      recurringDetails: recurringDetails(frequency, numDays),
    },
    achDraftAgreementToken: submission.draftAgreementToken,
  };
}

/** A method as the confirmation shows it. */
function shownMethod(method: Method): UnnumberedConfirmation['submissionInfo']['method'] {
  const bank = bankOf(method);
  const card = cardOf(method);
  return {
    isCard: card !== undefined,
    achInfo: bank && { accountNumber: bank.last4, accountType: bank.accountType },
    cardInfo: card && { cardNumber: card.last4, cardType: card.cardType },
  };
}

/** A bank account in the host's format; undefined for a card. */
export function bankInfo(method: Method): BankMethod | undefined {
  if (method.kind === 'new-bank') return method.bank;
  if (method.kind !== 'saved-bank') return undefined;
  const { accountType, last4, profileId } = method;
  return { accountType, accountNumber: last4, profileId };
}

function cardInfo(method: Method): CardMethod | undefined {
  if (method.kind === 'saved-card') {
    return { ...faceInfo(method), cardNumber: method.last4, profileId: method.profileId };
  }
  if (method.kind !== 'new-card') return undefined;
  const { card, holder, secret } = method;
  return {
    ...faceInfo(card),
    ...(secret.via === 'number'
      ? { cardNumber: secret.cardNumber, securityCode: secret.securityCode }
      : { cardToken: secret.token }),
    cardHolderFirstName: holder.firstName,
    cardHolderLastName: holder.lastName,
    billingAddress: holder.address,
  };
}

function faceInfo({ cardType, expirationDate, debitCredit }: CardFace) {
  return { cardType, expirationDate, debitCredit };
}

/** The days before the due date, if the borrower chose some. */
function daysShown({ frequency, numDays }: Submission['frequencyInfo']): number | undefined {
  return frequency === 'DaysBeforeDue' ? numDays : undefined;
}

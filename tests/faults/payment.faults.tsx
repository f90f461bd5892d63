import {
  accountDetails,
  accountList,
  addBankAccount,
  addCard,
  bankLookup,
  deleteBankAccount,
  deleteCard,
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  draftAgreement,
  passableToken,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  payoffQuote,
  removeDefaultMethod,
  setDefaultMethod,
  skipNextDebit,
  submitImmediateBank,
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledBank,
  submitScheduledCard,
  thirdPartyFee,
  validateBankAccount,
  type Call,
} from '@portico/contract';
import { settle, requestTimeout } from '@portico/core/testing';
import { act } from '@testing-library/react';
import { lookUpPauses } from '@portico/payment/testing/parts';
import { bankForm, showPayment, submitPayment } from '@portico/payment/testing';
import { otherCodes } from '../effects/codes/other.codes';
import { paymentCodes } from '../effects/codes/payment.codes';
import type { Fault } from './fault';
import { after, alone, type FaultRow, changesNothing, screensOf } from './row';

const showOf = screensOf([...paymentCodes, ...otherCodes]);

const signedOut = { Unauthorized: 'Sign in to make a payment.' };

/** A row whose screen asks a visitor to sign in. */
const row = (call: Call, says: string, more: Partial<FaultRow> = {}): FaultRow => ({
  call,
  says,
  ...more,
  show: more.show ?? showOf(call),
  but: { ...signedOut, ...more.but },
});

/** An answer with parts missing is a success. */
const accepting = (sentence: string): Partial<FaultRow> => ({
  but: { 'parts missing': sentence },
  accepts: ['parts missing'],
});

const loan: readonly FaultRow[] = [
  row(
    accountList,
    'There was a problem retrieving your accounts.',
    accepting('There is no loan to pay.'),
  ),
  row(accountDetails, 'There was a problem retrieving your account information.'),
  row(paymentInfo, 'There was a problem retrieving your account information.'),
  row(
    paymentMethods,
    'There was a problem retrieving necessary information to complete your payment.',
    { ...accepting('New payment method'), change: changesNothing },
  ),
  row(payoffQuote, 'Could not get payoff quote'),
  row(thirdPartyFee, 'The fee for this payment could not be looked up.', {
    change: changesNothing,
  }),
  row(draftAgreement, 'The draft agreement could not be prepared.', { change: changesNothing }),
];

/** The answer does not say that the payment was refused: it is unresolved, and not a failure. */
const unresolved =
  'An error occurred. Please do not submit your payment again or your account could be charged multiple times for this transaction';
const refused =
  'An error occurred. Please contact your financial institution before attempting this transaction again';

/** After these faults the payment replaces the form, and can be looked up. */
const afterSending: readonly Fault[] = [
  'connection lost',
  'timeout',
  'HTTP 500',
  'malformed JSON',
  'parts missing',
];

const submits = (call: Call): FaultRow =>
  row(call, refused, {
    change: { lost: unresolved, notSent: 'Connection error. Please try again later' },
    but: { 'parts missing': unresolved },
    wipes: afterSending,
  });

const payments: readonly FaultRow[] = [
  submits(submitImmediateBank),
  submits(submitScheduledBank),
  submits(submitRecurringBank),
  submits(submitImmediateCard),
  submits(submitScheduledCard),
  submits(submitRecurringCard),
  row(paymentOutcome, unresolved, {
    change: { same: 'It is asked for again.' },
    wait: async ({ clock }) => {
      for (const pause of lookUpPauses) {
        clock.advance(pause);
        await settle();
        clock.advance(requestTimeout);
        await settle();
      }
    },
    show: async ({ refuse }) => {
      const { user } = await showPayment({
        prepare: (test) => {
          test.server.drop(submitImmediateBank);
          refuse(test);
        },
      });
      await submitPayment(user);
    },
  }),
];

const notDefault = 'The default payment method could not be changed. Please try again.';
const notDeleted = 'Error deleting payment method';
const deleted = accepting('Successfully deleted payment method');
const notTaken = 'An error occurred';

const methods: readonly FaultRow[] = [
  row(bankLookup, 'An error has occured while verifying the routing number', {
    ...accepting('Routing Number'),
    show: async ({ refuse }) => {
      const { user, clock } = await bankForm.openForm({ prepare: refuse });
      await bankForm.fill(user);
      act(() => clock.advance(300));
    },
  }),
  row(validateBankAccount, notTaken, {
    ...accepting('How often would you like to pay?'),
    change: changesNothing,
  }),
  row(addBankAccount, notTaken, { change: after(`${notTaken}.`), reads: [paymentMethods] }),
  row(addCard, notTaken, { change: after(`${notTaken}.`), reads: [paymentMethods] }),
  row(deleteBankAccount, notDeleted, {
    ...deleted,
    change: after(`${notDeleted}.`),
    reads: [paymentMethods],
  }),
  row(deleteCard, notDeleted, {
    ...deleted,
    change: after(`${notDeleted}.`),
    reads: [paymentMethods],
  }),
  row(setDefaultMethod, notDefault, {
    ...accepting('Default payment method: Checking x1234'),
    change: alone(),
  }),
  row(removeDefaultMethod, notDefault, { ...accepting('Make this the default'), change: alone() }),
];

const notCancelled = 'There was an error deleting your payment.';
const notStopped = 'An error occurred while attempting to cancel your recurring payment.';

const notSkipped = 'The debit could not be skipped.';

const planned: readonly FaultRow[] = [
  row(deleteScheduledBank, notCancelled, { change: after(notCancelled) }),
  row(deleteScheduledCard, notCancelled, { change: after(notCancelled) }),
  row(deleteRecurringBank, notStopped, { change: after(notStopped) }),
  row(deleteRecurringCard, notStopped, { change: after(notStopped) }),
  row(skipNextDebit, notSkipped, { change: after(notSkipped) }),
];

const receipt: FaultRow = {
  call: passableToken,
  show: showOf(passableToken),
  says: 'The receipt could not be opened. Please try again, or print this page.',
};

/** The payment and its confirmation. */
export const paymentFaults: readonly FaultRow[] = [
  ...loan,
  ...payments,
  ...methods,
  ...planned,
  receipt,
];

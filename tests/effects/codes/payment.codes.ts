import {
  accountDetails,
  accountList,
  addBankAccount,
  addCard,
  deleteBankAccount,
  deleteCard,
  deleteRecurringBank,
  deleteRecurringCard,
  deleteScheduledBank,
  deleteScheduledCard,
  draftAgreement,
  paymentInfo,
  paymentMethods,
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
} from '@portico/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  bankForm,
  cardForm,
  button,
  chooseFrequency,
  chooseLoan,
  enterDay,
  openLoan,
  showPayment,
  submitAndConfirm,
  typeAmount,
  type PaymentScene,
} from '@portico/payment/testing';
import { cents } from '@portico/rules';
import { aRecurringPayment, aScheduledPayment, day } from '@portico/payment/testing/parts';
import { lastButton } from '../last-button';
import { all, inGroup, type Codes, type RefusedCall } from './code';

type Type = 'E-Check' | 'Card';

const sceneOf = ({ settings, refuse }: RefusedCall, scene: PaymentScene = {}): PaymentScene => ({
  ...scene,
  settings: { ...scene.settings, ...settings },
  prepare: refuse,
});

async function choose(refusedCall: RefusedCall, scene?: PaymentScene) {
  const shown = await showPayment(sceneOf(refusedCall, scene));
  await chooseLoan(shown.user);
  return shown;
}

const onLaterDay = async (user: UserEvent) => {
  await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
  await enterDay(user, '03/20/2025');
};

const weekly = async (user: UserEvent) => {
  await chooseFrequency(user, 'Weekly');
  await enterDay(user, '03/20/2025');
};

/** Pays $100.00 and confirms it. */
const pays =
  (type: Type, when: (user: UserEvent) => Promise<void> = async () => undefined) =>
  async (refusedCall: RefusedCall) => {
    const { user } = await openLoan(sceneOf(refusedCall), type);
    await when(user);
    await typeAmount(user, '100');
    await submitAndConfirm(user);
  };

/** The codes that refuse a payment of any kind. */
const anyPayment = inGroup('payment', {
  ...all(['DateNotAllowed', 'DateMin', 'DateMax', 'DateBeforeCutoff'], 'errorDateNotAllowed'),
  Holiday: 'errorHoliday',
  Weekend: 'errorWeekend',
  PayoffQuote: 'errorPayoffQuote',
  AmountMax: 'errorAmountMax',
  AmountMin: 'errorAmountMin',
  RoutingNumber: 'errorRoutingNumber',
  DoNotResubmit: 'errorDoNotResubmit',
  InvalidInfo: 'errorInvalidInfo',
  Error: 'error',
  NiteMode: 'errorNiteMode',
  NightlyError: 'errorNightlyError',
  AchNotAllowed: 'errorAchNotAllowed',
  PaymentBlocked: 'errorPaymentBlocked',
  NoPaymentNeeded: 'errorNoPaymentNeeded',
  PayWithoutSaving: 'errorPayWithoutSaving',
  NewPaymentProblem: 'errorNewPayment',
  SubmitProblem: 'errorSubmitProblem',
  MethodUnknown: 'errorMethodUnknown',
  FeeChanged: 'errorFeeChanged',
  TokenExpired: 'errorTokenExpired',
  AgreementRequired: 'errorTermsRequired',
  IdempotencyKeyMissing: 'error',
  IdempotencyKeyReused: 'errorDoNotResubmit',
  KeyClosed: 'errorConnection',
});

const scheduledPayment = inGroup('payment', {
  ScheduledPaymentExists: 'errorScheduledPaymentExists',
  PayoffPlanned: 'errorPayoffPlanned',
  MultipleScheduledPayments: 'errorMultipleScheduled',
  MaximumScheduled: 'errorMaximumScheduled',
  MaximumScheduledReached: 'errorMaximumScheduledReached',
  ScheduledPaymentNotModifiable: 'errorScheduledFixed',
  ScheduledPaymentsNotModifiable: 'errorScheduledAllFixed',
  MustSaveOrPayNow: 'errorMustSaveOrPayNow',
});

const submissions: readonly Codes[] = [
  { calls: [submitImmediateBank], says: anyPayment, show: pays('E-Check') },
  {
    calls: [submitImmediateCard],
    says: inGroup('payment', {
      Declined: 'errorDeclined',
      OverLimit: 'errorOverLimit',
      Expired: 'errorExpired',
      CardNotAllowed: 'errorCardNotAllowed',
      CreditCardsNotAccepted: 'errorCreditCards',
    }),
    show: pays('Card'),
  },
  {
    calls: [submitScheduledBank],
    says: {
      ...scheduledPayment,
      ...inGroup('payment', {
        ScheduledAchNotAllowed: 'errorScheduledAchNotAllowed',
        ScheduledAchNotModifiable: 'errorScheduledAchFixed',
        DraftAgreementRequired: 'errorDraftRequired',
      }),
    },
    show: pays('E-Check', onLaterDay),
  },
  {
    calls: [submitScheduledCard],
    says: inGroup('payment', {
      ScheduledCardNotAllowed: 'errorScheduledCardNotAllowed',
      ScheduledCardNotModifiable: 'errorScheduledCardFixed',
    }),
    show: pays('Card', onLaterDay),
  },
  {
    calls: [submitRecurringBank],
    says: inGroup('payment', {
      RecurringAchNotAllowed: 'errorRecurringAchNotAllowed',
      RecurringNotAllowed: 'errorRecurringNotAllowed',
      RecurringPaymentExists: 'errorRecurringExists',
      RecurringNotDeletable: 'errorRecurringDeletion',
      RecurringAchNotDeletable: 'errorRecurringAchDeletion',
    }),
    show: pays('E-Check', weekly),
  },
  {
    calls: [submitRecurringCard],
    says: inGroup('payment', {
      RecurringCardNotAllowed: 'errorRecurringCardNotAllowed',
      RecurringCardNotDeletable: 'errorRecurringCardDeletion',
    }),
    show: pays('Card', weekly),
  },
];

const noLoan = {
  LoanLockedPayoff: 'errorLoanLockedPayoff',
  Dispute: 'errorDispute',
  NoPaymentOnline: 'errorNoPaymentOnline',
  NoAchPayment: 'errorNoAchPayment',
  NightError: 'errorNightlyProcessing',
  Error: 'errorLoanInfo',
};

const loans: readonly Codes[] = [
  {
    calls: [accountList],
    says: { Error: 'payment.errorAccounts' },
    show: (refusedCall) => showPayment(sceneOf(refusedCall)),
  },
  { calls: [accountDetails], says: inGroup('payment', noLoan), show: choose },
  {
    calls: [paymentInfo],
    says: inGroup('payment', {
      ...noLoan,
      NiteMode: 'errorNiteMode',
      PaymentBlocked: 'errorPaymentBlocked',
      BlockedOnPendingRecurring: 'errorBlockedOnPendingRecurring',
      Delinquent: 'errorDelinquent',
      NoPaymentNeeded: 'errorNoPaymentNeeded',
      DisabledPaymentsAfterCutoffTime: 'errorDisabledPaymentsAfterCutoffTime',
    }),
    show: choose,
  },
  { calls: [paymentMethods], says: { Error: 'payment.errorInformation' }, show: choose },
  {
    calls: [payoffQuote],
    says: all(['PayoffQuote', 'NiteMode', 'Error'], 'payment.payoffFailed'),
    show: async (refusedCall) => {
      const settings = { 'achPaymentOptions.allowFuturePayoff': 'true' };
      const { user } = await openLoan(sceneOf(refusedCall, { settings }));
      await user.click(await screen.findByRole('radio', { name: /^Pay off the loan/ }));
      await onLaterDay(user);
    },
  },
  {
    calls: [thirdPartyFee],
    says: { Error: 'payment.feeFailed' },
    show: (refusedCall) =>
      openLoan(
        sceneOf(refusedCall, {
          settings: { 'generalPaymentOptions.useThirdPartyFeeOption': 'true' },
        }),
      ),
  },
  {
    calls: [draftAgreement],
    says: all(['MethodUnknown', 'Error'], 'payment.draftFailed'),
    show: async (refusedCall) => {
      const settings = { 'achPaymentOptions.requireAchDraftAgreementOption': 'true' };
      const { user } = await openLoan(sceneOf(refusedCall, { settings }));
      await onLaterDay(user);
      await typeAmount(user, '100');
      await user.click(await button('Submit payment'));
    },
  },
];

const notABank = inGroup('newBankAccount', {
  ...all(['InvalidInfo', 'Error'], 'error'),
  ...all(['RoutingNumberInvalid', 'RoutingNumberAchNotAllowed'], 'errorRoutingNumberInvalid'),
  RoutingAccountInvalidThirdParty: 'errorRoutingAccountInvalidThirdParty',
  RoutingAccountInvalidInternal: 'errorRoutingAccountInvalidInternal',
});

const newBank = async (refusedCall: RefusedCall, save: boolean) => {
  const { user } = await bankForm.openForm(sceneOf(refusedCall));
  await bankForm.fill(user);
  const box = bankForm.checkbox();
  if (box && save) await user.click(box);
  await bankForm.pressContinue(user);
};

const newMethods: readonly Codes[] = [
  {
    calls: [validateBankAccount],
    says: notABank,
    show: (refusedCall) => newBank(refusedCall, false),
  },
  {
    calls: [addBankAccount],
    says: {
      ...notABank,
      ...inGroup('newBankAccount', {
        AlreadyExists: 'errorAlreadyExists',
        ...all(['AgreementRequired', 'SavingNotAllowed'], 'error'),
      }),
    },
    show: (refusedCall) => newBank(refusedCall, true),
  },
  {
    calls: [addCard],
    says: inGroup('newCard', {
      AlreadyExists: 'errorAlreadyExists',
      InvalidInfo: 'adviceCheck',
      ...all(['Expired', 'Declined', 'CardNotAllowed', 'CreditCardsNotAccepted'], 'adviceOther'),
      ...all(['SavingNotAllowed', 'TokenExpired', 'Error'], 'error'),
    }),
    show: async (refusedCall) => {
      const { user } = await cardForm.openForm(sceneOf(refusedCall));
      await cardForm.fill(user);
      const box = cardForm.checkbox();
      if (box) await user.click(box);
      await cardForm.pressContinue(user);
    },
  },
];

const deletesMethod = (type: Type) => async (refusedCall: RefusedCall) => {
  const { user } = await openLoan(sceneOf(refusedCall), type);
  await user.click(await button('Manage'));
  await user.click(await button('Delete this payment method'));
  const last = (await screen.findAllByRole('button', { name: 'Delete payment method' })).at(-1);
  if (last) await user.click(last);
};

const notDeleted = inGroup('savedMethods', {
  MethodInUse: 'errorInUse',
  ...all(['MethodUnknown', 'Error'], 'errorDelete'),
});

const savedMethods: readonly Codes[] = [
  { calls: [deleteBankAccount], says: notDeleted, show: deletesMethod('E-Check') },
  { calls: [deleteCard], says: notDeleted, show: deletesMethod('Card') },
  {
    calls: [setDefaultMethod],
    says: all(['MethodUnknown', 'Error'], 'savedMethods.errorDefault'),
    show: async (refusedCall) => {
      const { user } = await openLoan(sceneOf(refusedCall));
      await user.click(await button('Manage'));
      await user.click(await button('Make this the default'));
    },
  },
  {
    calls: [removeDefaultMethod],
    says: { Error: 'savedMethods.errorDefault' },
    show: async (refusedCall) => {
      const { user } = await choose(refusedCall, {
        info: { defaultPaymentMethod: { isCard: false, profileId: 'p1' } },
      });
      await user.click(await screen.findByRole('button', { name: /^Remove Checking x1234/ }));
      await user.click(await button('Manage'));
    },
  },
];

const mayDelete = {
  'generalPaymentOptions.allowDeleteScheduledPaymentsOption': 'true',
  'recurringPaymentOptions.allowDeleteRecurringOption': 'true',
};

const deletesPlanned = (info: PaymentScene['info']) => async (refusedCall: RefusedCall) => {
  const { user } = await choose(refusedCall, { settings: mayDelete, ...(info && { info }) });
  await user.click(
    await screen.findByRole('button', { name: /^(Delete the|Turn off autopay|Skip the next)/ }),
  );
  await user.click(lastButton(await screen.findByRole('alertdialog')));
};

const notDeletable = (kind: 'Scheduled' | 'Recurring', says: Readonly<Record<string, string>>) =>
  inGroup('plannedPayments', {
    DeleteNotAllowed: `error${kind}NotAllowed`,
    ...all(['TokenExpired', 'Error'], `error${kind}`),
    ...says,
  });

const scheduledNotDeletable = notDeletable('Scheduled', {
  ScheduledAchNotModifiable: 'errorScheduledAch',
  ScheduledCardNotModifiable: 'errorScheduledCard',
});

const recurringNotDeletable = notDeletable('Recurring', {
  RecurringNotDeletable: 'errorRecurringAny',
  RecurringAchNotDeletable: 'errorRecurringAch',
  RecurringCardNotDeletable: 'errorRecurringCard',
});

/** Autopay whose next debit can be skipped, and not turned off. */
const toSkip = aRecurringPayment({
  canDelete: false,
  canSkipNext: true,
  nextDebits: [{ date: day('2026-06-15'), amount: cents(31_250), isSkipped: false }],
});

const planned: readonly Codes[] = [
  {
    calls: [deleteScheduledBank],
    says: scheduledNotDeletable,
    show: deletesPlanned({ scheduledPayments: [aScheduledPayment()] }),
  },
  {
    calls: [deleteScheduledCard],
    says: scheduledNotDeletable,
    show: deletesPlanned({ scheduledPayments: [aScheduledPayment({ isCard: true })] }),
  },
  {
    calls: [deleteRecurringBank],
    says: recurringNotDeletable,
    show: deletesPlanned({ recurringPayment: aRecurringPayment() }),
  },
  {
    calls: [deleteRecurringCard],
    says: recurringNotDeletable,
    show: deletesPlanned({ recurringPayment: aRecurringPayment({ isCard: true }) }),
  },
  {
    calls: [skipNextDebit],
    says: inGroup('plannedPayments', {
      SkipNotAllowed: 'errorDebitNotAllowed',
      ...all(['TokenExpired', 'Error'], 'errorDebit'),
    }),
    show: deletesPlanned({ recurringPayment: toSkip }),
  },
];

/** The codes of `portico-payment`. */
export const paymentCodes: readonly Codes[] = [
  ...loans,
  ...submissions,
  ...newMethods,
  ...savedMethods,
  ...planned,
];

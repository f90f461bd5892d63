import { submitImmediateBank, thirdPartyFee } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { screen } from '@testing-library/react';
import {
  chooseLoan,
  methodStep,
  selector,
  showPayment,
  stepNames,
  summaryLine,
  textOf,
  typeAmount,
} from '@portico/payment/testing';
import { aScheduledPayment, loanAccount, loanInfo } from '@portico/payment/testing/parts';
import { hasText } from './observations';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import {
  atFrequency,
  atLoan,
  atMethod,
  byCard,
  dayOfPosting,
  delinquent,
  lostPayment,
  overdue,
  payoffBox,
  amountMessage,
  whyOnlyToday,
  type At,
} from './payment.observations';

const group = 'generalPaymentOptions';

/** The linked address where a loan is paid at a third party, or null. */
async function thirdPartyLink(settings: Settings) {
  await atLoan({}, settings);
  await settle();
  return (
    screen.queryByRole('link', { name: /^Continue to the payment site/ })?.getAttribute('href') ??
    null
  );
}

/** What is said of a third party's fee, and the fees of a payment of $100.00. */
async function feesOfHundredDollars(settings: Settings) {
  const fee = { hasNoErrors: true, errors: [], thirdPartyFeeAmount: cents(345) };
  const prepare: At['prepare'] = ({ server }) => server.answer(thirdPartyFee, fee);
  const { user } = await atFrequency({ prepare }, settings);
  const [said = ''] = /A third party may add a fee[^.]*\./.exec(textOf(document.body)) ?? [];
  await typeAmount(user, '100');
  return () => [said, summaryLine('Processing fee')];
}

const thirdParty: Settings = {
  [`${group}.useThirdPartyPaymentsOption`]: 'true',
  [`${group}.thirdPartyBranchMinimum`]: '1',
  [`${group}.thirdPartyBranchMaximum`]: '5',
  [`${group}.thirdPartyPaymentUrl`]: 'https://pay.example/start',
};

async function refusalOf(at: At, settings: Settings) {
  await atLoan(at, settings);
  await settle();
  return textOf(screen.queryByRole('alert'));
}

const html = '<p>Ask <b>Joan</b>.</p>';

async function saysLenderText(settings: Settings) {
  await atMethod({}, settings);
  return hasText('Ask Joan.');
}

/** Whether the lender's text on undeletable payments is shown, and how many are deletable. */
async function planned(settings: Settings) {
  const notDeletable = aScheduledPayment({ paymentId: 'scheduled-2', canDelete: false });
  await atMethod({ info: { scheduledPayments: [aScheduledPayment(), notDeletable] } }, settings);
  await screen.findByRole('table', { name: 'Scheduled payments' });
  await settle();
  return {
    text: hasText('Ask Joan.'),
    deletable: screen.queryAllByRole('button', { name: /^(Delete the|Turn off autopay)/ }).length,
  };
}

const blocked =
  'Payment has been blocked for this account. Please contact your financial institution for further assistance.';
const noAch = {
  paymentOptions: { ...loanInfo().paymentOptions, allowACH: false },
};

/** Every setting of `generalPaymentOptions`. */
export const generalPaymentEffects = effectsOn('portico-payment', [
  {
    key: `${group}.minimumCardPaymentAmount`,
    proves: 'PAY-359',
    value: '20',
    sees: amountMessage('19', byCard),
    unset: '',
    set: 'Payment amount must be between $20.00 and $5,000.00',
  },
  {
    key: `${group}.maximumCardPaymentAmount`,
    value: '20',
    sees: amountMessage('21', byCard),
    unset: '',
    set: 'Payment amount must be between $0.01 and $20.00',
  },
  {
    key: `${group}.maxPayoffPercent`,
    proves: 'PAY-376',
    value: '1.1',
    sees: async (settings) => {
      const message = await amountMessage('5400')(settings);
      return [message, payoffBox() ? 'a payoff is offered' : 'no payoff'];
    },
    unset: ['Payment amount must be between $0.01 and $5,000.00', 'a payoff is offered'],
    set: ['', 'no payoff'],
  },
  {
    key: `${group}.useThirdPartyPaymentsOption`,
    proves: 'PAY-064',
    value: 'true',
    given: thirdParty,
    sees: async (settings) => [(await thirdPartyLink(settings)) ?? 'no link', ...stepNames()],
    unset: ['no link', 'Pay from'],
    set: ['https://pay.example/start'],
  },
  {
    key: `${group}.thirdPartyBranchMinimum`,
    value: '1',
    given: thirdParty,
    sees: thirdPartyLink,
    unset: null,
    set: 'https://pay.example/start',
  },
  {
    key: `${group}.thirdPartyBranchMaximum`,
    value: '1',
    given: thirdParty,
    sees: thirdPartyLink,
    unset: null,
    set: 'https://pay.example/start',
  },
  {
    key: `${group}.thirdPartyPaymentUrl`,
    value: 'https://other.example/pay',
    given: thirdParty,
    sees: thirdPartyLink,
    unset: null,
    set: 'https://other.example/pay',
  },
  {
    key: `${group}.blockOnHoldCodes`,
    value: '17,48',
    sees: (settings) => refusalOf({ accounts: [loanAccount({ comment: '48' })] }, settings),
    unset: '',
    set: blocked,
  },
  {
    key: `${group}.blockOnHoldCode48Option`,
    proves: 'PAY-051, PAY-053',
    value: 'true',
    sees: (settings) => refusalOf({ info: noAch }, settings),
    unset:
      'For security, this account cannot be paid from a bank account. Please contact your financial institution.',
    set: blocked,
  },
  flagHides(`${group}.hideFeesBannerOption`, async (settings) => {
    await atMethod({ info: { feesAndCharges: cents(1_500) } }, settings);
    return hasText('This account has fees and charges of $15.00.');
  }),
  {
    key: `${group}.accountSelectorText`,
    value: html,
    sees: async (settings) => {
      const { user } = await showPayment({ settings });
      await selector();
      const isSaidBefore = hasText('Ask Joan.')();
      await chooseLoan(user);
      await methodStep();
      return [String(isSaidBefore), String(hasText('Ask Joan.')())];
    },
    unset: ['false', 'false'],
    set: ['true', 'true'],
  },
  { key: `${group}.paymentTypeText`, value: html, sees: saysLenderText, unset: false, set: true },
  {
    key: `${group}.useThirdPartyFeeOption`,
    value: 'true',
    sees: feesOfHundredDollars,
    unset: ['', '$1.50'],
    set: ['A third party may add a fee; you see it before you submit.', '$4.95'],
  },
  flagHides(`${group}.hidePayoffOption`, async (settings) => {
    await atFrequency({}, settings);
    return payoffBox() !== null;
  }),
  {
    key: `${group}.minimumWhenDelinquentOption`,
    proves: 'PAY-360',
    value: 'true',
    sees: amountMessage('249.99', delinquent),
    unset: '',
    set: 'Payment amount must be between $250.00 and $5,000.00',
  },
  {
    key: `${group}.forceMinimumOption`,
    value: 'true',
    sees: amountMessage('199.99', { info: { defaultPaymentAmount: cents(20_000) } }),
    unset: '',
    set: 'Payment amount must be between $200.00 and $5,000.00',
  },
  {
    key: `${group}.forceTotalDueOption`,
    proves: 'PAY-363',
    value: 'true',
    sees: amountMessage('249.99', { info: { defaultPaymentAmount: cents(20_000) } }),
    unset: '',
    set: 'Payment amount must be between $250.00 and $5,000.00',
  },
  {
    key: `${group}.maxScheduledPaymentsAllowed`,
    value: '2',
    sees: whyOnlyToday({ info: { scheduledPayments: [aScheduledPayment()] } }),
    unset: 'The number of scheduled payments for this loan is reached.',
    set: '',
  },
  {
    key: `${group}.blockScheduledPaymentsWhenPastDue`,
    proves: 'PAY-315',
    value: 'true',
    sees: whyOnlyToday(overdue),
    unset: '',
    set: 'A loan that is past due can only be paid today.',
  },
  {
    key: `${group}.allowScheduledPaymentsWhenDelinquent`,
    proves: 'PAY-316',
    value: 'true',
    sees: whyOnlyToday(delinquent),
    unset: 'A delinquent loan can only be paid today.',
    set: '',
  },
  {
    key: `${group}.allowDeleteScheduledPaymentsOption`,
    value: 'true',
    sees: async (settings) => (await planned(settings)).deletable,
    unset: 0,
    set: 1,
  },
  flagShows(
    `${group}.externalScheduledPaymentManagerOption`,
    async (settings) => (await planned(settings)).text,
    {
      [`${group}.allowDeleteScheduledPaymentsOption`]: 'true',
      [`${group}.scheduledDeletionBlockedText`]: html,
    },
  ),
  {
    key: `${group}.scheduledDeletionBlockedText`,
    value: html,
    sees: async (settings) => (await planned(settings)).text,
    unset: false,
    set: true,
  },
  {
    key: `${group}.paymentCutoffTime`,
    value: '09:30',
    // It is noon.
    sees: async (settings) => {
      const posted = await dayOfPosting(settings);
      const isSaid = hasText('Payments made by 9:30 AM, Eastern Time, post the same day.')();
      return [String(isSaid), posted];
    },
    unset: ['false', '03/12/2025'],
    set: ['true', '03/13/2025'],
  },
  {
    key: `${group}.resendSameKeyOption`,
    value: 'true',
    sees: async (settings) => {
      const { user, server } = await lostPayment(settings);
      const again = screen.queryByRole('button', { name: 'Send the same payment again' });
      if (again) await user.click(again);
      return () => server.requestsTo(submitImmediateBank).length;
    },
    unset: 1,
    set: 2,
  },
]);

import { agreementLogging } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import {
  writeConfirmation,
  type Confirmation,
  PaymentConfirmationView,
  day,
  today,
} from '@portico/payment/testing/parts';
import {
  bankForm,
  optionsOf,
  openLoan,
  selector,
  showPayment,
  submitAndConfirm,
  typeAmount,
} from '@portico/payment/testing';
import { showWidget } from '@portico/element/testing';
import { readsText } from './agreement.observations';
import { effectsOn, flagHides, flagShows, type Settings } from './effect';
import { atFrequency, dayOfPosting, lostPayment } from './payment.observations';
import { hasText, namesLender } from './observations';

const { fill, pressContinue, openForm } = bankForm;

const group = 'globalOptions';

/** How often the app is asked for a review prompt after a one-time payment. */
async function prompts(settings: Settings) {
  const history = {
    installed: Date.parse('2025-03-02T16:00:00Z'),
    lastAsked: '2025-01-12',
    loads: 5,
  };
  const request = vi.fn((name: string): Promise<unknown> =>
    Promise.resolve(name === 'reviewHistory' ? history : true),
  );
  vi.stubGlobal('gacmobile', { request });
  const { user, navigations, clock } = await openLoan({ settings, userAgent: 'gacmobile' });
  await typeAmount(user, '100');
  await submitAndConfirm(user);
  await waitFor(() => {
    if (navigations.length === 0) throw new Error('The payment is not done yet.');
  });
  clock.advance(3_000);
  await settle();
  vi.unstubAllGlobals();
  return request.mock.calls.filter(([name]) => name === 'promptReview').length;
}

const reviews: Settings = { [`${group}.reviewPromptOption`]: 'true' };

/** The dialog of the terms that a new bank account needs. */
async function atTerms(settings: Settings) {
  const { user } = await openForm({
    settings,
    prepare: ({ server }) => server.answerRaw(agreementLogging, { HasNoErrors: true }),
  });
  await fill(user);
  await pressContinue(user);
  await settle();
}

const zoneNote = 'Payment days are counted in';

/** The settings of other groups that `portico-payment` reads. */
export const paymentGlobalEffects = effectsOn('portico-payment', [
  {
    key: `${group}.institutionTimeZone`,
    proves: 'PAY-277, LON-574, ACC-152',
    // Where it is one o'clock in the night of March 13.
    value: 'Asia/Tokyo',
    sees: async (settings) => {
      const { user } = await atFrequency({}, settings);
      await typeAmount(user, '100');
      return [
        screen.getByText(new RegExp(`^${zoneNote}`)).textContent,
        screen.getAllByText(/^Today,/)[0]?.textContent ?? '',
      ];
    },
    unset: [`${zoneNote} Eastern Time.`, 'Today, 03/12/2025'],
    set: [`${zoneNote} Japan Standard Time.`, 'Today, 03/13/2025'],
  },
  {
    key: `${group}.institutionTimeZone`,
    // Where it is five o'clock, after the cut-off; in Eastern Time it is noon.
    value: 'Europe/Berlin',
    given: { 'generalPaymentOptions.paymentCutoffTime': '13:00' },
    sees: dayOfPosting,
    unset: '03/12/2025',
    set: '03/13/2025',
  },
  {
    key: `${group}.institutionTimeZone`,
    value: 'Asia/Tokyo',
    sees: async (settings) => {
      await lostPayment(settings);
      const said = /sent on (\S+ at \S+ [AP]M)/.exec(document.body.textContent ?? '');
      return said?.[1] ?? null;
    },
    unset: '03/12/2025 at 12:00 PM',
    set: '03/13/2025 at 1:00 AM',
  },
  {
    ...flagShows(`${group}.leaveWarningOption`, async (settings) => {
      const { events } = await atFrequency({}, settings);
      await settle();
      return !events.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    }),
    proves: 'ACC-071',
  },
  {
    key: `${group}.removeCheckDigitOption`,
    value: 'true',
    sees: async (settings) => {
      await showPayment({ settings });
      return optionsOf(await selector());
    },
    unset: ['Select Loan Account', '001-1234567-8: $250.00 due 04/01/2025'],
    set: ['Select Loan Account', '001-1234567: $250.00 due 04/01/2025'],
  },
  {
    key: `${group}.customerServicePhone`,
    value: '555-0100',
    sees: async (settings) => {
      await lostPayment(settings);
      return screen.queryByRole('link', { name: 'Call 555-0100' }) !== null;
    },
    unset: false,
    set: true,
  },
  {
    key: `${group}.agreements`,
    value: 'https://lender.example/ach|01/01/2025|ACH Terms|ach',
    sees: async (settings) => {
      await atTerms(settings);
      return hasText('ACH Terms');
    },
    unset: false,
    set: true,
  },
  ...readsText('ach', atTerms),
  { key: `${group}.reviewPromptOption`, value: 'true', sees: prompts, unset: 0, set: 1 },
  {
    key: `${group}.reviewMinimumMonths`,
    value: '3',
    given: reviews,
    sees: prompts,
    unset: 1,
    set: 0,
  },
  {
    key: `${group}.reviewMinimumDays`,
    value: '11',
    given: reviews,
    sees: prompts,
    unset: 1,
    set: 0,
  },
  {
    key: `${group}.reviewMinimumLoads`,
    value: '6',
    given: reviews,
    sees: prompts,
    unset: 1,
    set: 0,
  },
]);

const paid: Confirmation = {
  referenceNumber: 'R-1001',
  payDate: today,
  dueDate: day('2025-04-01'),
  isRecurringLOCPayingTotalDue: false,
  submissionInfo: {
    kind: 'immediate',
    frequencyInfo: { frequency: 'OneTime' },
    method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
    accountNumber: '12-345678-9',
    amount: cents(10_000),
    additionalPrincipalAmount: cents(0),
    fees: { firstParty: cents(150), thirdParty: cents(25) },
  },
};

/** The confirmation of a payment just made: by default $100.00 made at once. */
export const showConfirmation = (
  settings: Settings,
  prepare?: (test: TestCore) => void,
  change: (paid: Confirmation) => Confirmation = (same) => same,
) =>
  showWidget(<PaymentConfirmationView />, { settings, session: true }, (test) => {
    test.core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
    test.core.navigate(undefined, {
      screen: 'paymentConfirm',
      data: { kind: 'payment', confirmation: writeConfirmation(change(paid)) },
    });
    prepare?.(test);
  });

/** The settings that `portico-payment-confirmation` reads. */
export const confirmationEffects = effectsOn('portico-payment-confirmation', [
  flagHides(`${group}.removeCheckDigitOption`, async (settings) => {
    await showConfirmation(settings);
    return hasText('12-345678-9');
  }),
  namesLender(showConfirmation),
]);

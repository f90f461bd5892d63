import { cents } from '@portico/rules';
import { cleanup, render, screen } from '@testing-library/react';
import { WidgetProvider } from '@portico/element';
import { startTestCore } from '@portico/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { writeConfirmation } from '../confirmation';
import { PaymentConfirmationView } from '../payment-confirmation/payment-confirmation.view';
import { textOf } from '../testing/dom';
import { aRecurringPayment, aScheduledPayment, day } from '../testing/fixtures';
import {
  button,
  chooseFrequency,
  enterDay,
  openLoan,
  typeAmount,
  type PaymentScene,
} from '../testing/show-payment';

afterEach(cleanup);

/** A loan with a value for every amount and day that the screen shows. */
const full: PaymentScene = {
  info: {
    feesAndCharges: cents(1_234_567),
    payOffAmount: cents(50_000_050),
    scheduledPayments: [aScheduledPayment({ paymentAmount: cents(105) })],
    recurringPayment: aRecurringPayment({ additionalPrincipalAmount: cents(500) }),
  },
};

/** The texts and field values on the screen. */
function written(): string {
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  const texts = [...document.querySelectorAll('p, li, dt, dd, th, td, option, label, span, a, h3')];
  return [...texts.map(textOf), ...fields].join(' | ');
}

/** The screens of the area, with the steps that open each. */
const screens: readonly (readonly [name: string, open: () => Promise<void>])[] = [
  [
    'a payment of a later day',
    async () => {
      const { user } = await openLoan(full);
      await chooseFrequency(user, 'OneTime');
      await user.click(screen.getByRole('radio', { name: 'On a later day' }));
      await enterDay(user, '03/20/2025');
      await typeAmount(user, '1234.5');
    },
  ],
  [
    'a payment every week',
    async () => {
      const { user } = await openLoan({
        info: { ...full.info, recurringPayment: undefined },
      });
      await chooseFrequency(user, 'Weekly');
      await enterDay(user, '03/20/2025');
      await typeAmount(user, '50');
      await user.click(await button('Submit payment'));
      await screen.findByRole('dialog');
    },
  ],
  [
    'the confirmation',
    async () => {
      const { core } = await startTestCore({ session: true });
      const confirmation = writeConfirmation({
        referenceNumber: 'R-1',
        payDate: day('2025-03-20'),
        dueDate: day('2025-04-01'),
        isRecurringLOCPayingTotalDue: false,
        submissionInfo: {
          kind: 'scheduled',
          frequencyInfo: { frequency: 'OneTime' },
          method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
          accountNumber: '001-1234567-8',
          amount: cents(123_400),
          additionalPrincipalAmount: cents(5),
          fees: { firstParty: cents(75), thirdParty: cents(50) },
        },
      });
      core.setRouter({ hrefFor: () => '#', go: () => undefined });
      core.navigate(undefined, {
        screen: 'paymentConfirm',
        data: { kind: 'payment', confirmation },
      });
      render(
        <WidgetProvider core={core}>
          <PaymentConfirmationView />
        </WidgetProvider>,
      );
      await screen.findByText('Payment date');
    },
  ],
];

describe.each(screens)('on the screen of %s', (_, open) => {
  it('[PAY-613, PAY-614] money is in dollars with two decimals, days are MM/dd/yyyy or long', async () => {
    await open();
    const text = written();
    const amounts = text.match(/\$\s*[\d.,]*\d/g) ?? [];
    expect(amounts).not.toEqual([]);
    for (const amount of amounts) expect(amount).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
    const days = text.match(/\b\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b/g) ?? [];
    expect(days).not.toEqual([]);
    for (const one of days) expect(one).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    const months = text.match(/\b(January|February|March|April|May|June|July)\b[^|]{0,9}/g) ?? [];
    for (const one of months) expect(one).toMatch(/^\w+ \d{1,2}, \d{4}/);
  });
});

it('[PAY-606] file services on or off change nothing in the steps of a payment', async () => {
  const stepsWith = async (useFileServicesOption: string) => {
    const { user, server } = await openLoan({
      ...full,
      settings: { 'globalOptions.useFileServicesOption': useFileServicesOption },
    });
    await chooseFrequency(user, 'OneTime');
    await typeAmount(user, '100');
    const shown = { text: written(), asked: server.requests.map(({ url }) => url) };
    cleanup();
    return shown;
  };
  expect(await stepsWith('true')).toEqual(await stepsWith('false'));
});

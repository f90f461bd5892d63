import { submitScheduledCard } from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loanInfo, visa } from '../../../../testing/fixtures';
import {
  button,
  chooseBank,
  chooseLoan,
  enter,
  showPayment,
  typeAmount,
  confirmButton,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const settings = { 'cardPaymentOptions.allowScheduledCardPayments': 'true' };
const paymentOptions = { ...loanInfo().paymentOptions, allowACH: false, allowCards: true };

/** A payment of a later day by a card that is good until the end of that month. */
async function payLater(expirationDate: string, day: string) {
  const shown = await showPayment({
    settings,
    saved: [],
    cards: [{ ...visa, expirationDate }],
    info: { paymentOptions },
  });
  const { user } = shown;
  await chooseLoan(user);
  await chooseBank(user, 'Visa x4242');
  await user.click(await screen.findByRole('radio', { name: 'On a later day' }));
  const field = await screen.findByRole('textbox', { name: /^Payment date/ });
  await user.clear(field);
  await enter(user, field, day);
  await user.tab();
  return shown;
}

it.each([
  ['03/25', '03/31/2025', false],
  ['03/25', '04/01/2025', true],
  ['04/25', '04/01/2025', false],
])(
  '[PAY-184, PAY-623] a card of %s paying on %s is warned of: %s',
  async (expiration, day, warned) => {
    await payLater(expiration, day);
    const warning = `This card expires in ${expiration}, before the payment of ${day}. The payment can fail unless the card is renewed.`;
    expect(screen.queryByText(warning) !== null).toBe(warned);
  },
);

it('[PAY-184] the warning does not stop the payment', async () => {
  const { user, server } = await payLater('03/25', '04/01/2025');
  await typeAmount(user, '100');
  await user.click(await button('Submit payment'));
  await user.click(await confirmButton());
  await waitFor(() => expect(server.requestsTo(submitScheduledCard)).toHaveLength(1));
});

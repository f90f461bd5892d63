import { submitScheduledBank } from '@portico/contract';
import { draftsKey } from '@portico/core/drafts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { checking, loanAccount } from '../../../testing/fixtures';
import {
  amountField,
  button,
  chooseBank,
  chooseLoan,
  enterDay,
  methodSelect,
  methodStep,
  selector,
  showPayment,
  submitAndConfirm,
  typeAmount,
  type PaymentScene,
} from '../../../testing/show-payment';
import './drafted-account';

afterEach(cleanup);

const kept = () => screen.findByText('We kept what you typed.');
const accounts = [loanAccount(), loanAccount({ number: '001-7654321-0', type: 9 })];

/** The page before it is left, with a later payment half chosen. */
async function halfWay() {
  const shown = await showPayment({ accounts });
  await chooseLoan(shown.user);
  await methodStep();
  await chooseBank(shown.user, 'Savings x9876');
  await shown.user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
  await enterDay(shown.user, '03/20/2025');
  await typeAmount(shown.user, '42.50');
  return shown;
}
type Shown = Awaited<ReturnType<typeof halfWay>>;

function nextPage({ unmount, sessionStorage, clock }: Shown, scene: PaymentScene = {}) {
  unmount();
  return showPayment({ accounts, sessionStorage, clock, ...scene });
}

describe('a payment half chosen', () => {
  it('[POR-085] is there again after a reload: loan, method, day and amount; nothing is sent', async () => {
    const { server, user } = await nextPage(await halfWay());
    await kept();
    expect(await selector()).toHaveProperty('value', '001-1234567-8');
    expect(await methodSelect()).toHaveProperty('value', 'p2');
    expect(await amountField()).toHaveProperty('value', '42.50');
    expect(screen.getByDisplayValue('03/20/2025')).toBeTruthy();
    expect(server.requestsTo(submitScheduledBank)).toEqual([]);
    await user.click(await button('Discard it'));
    await screen.findByText('What you typed was discarded.');
    await methodStep();
    expect(screen.queryByDisplayValue('42.50')).toBeNull();
  });

  it('[POR-085] is there again where the method and the amount due are preselected', async () => {
    const only = { accountNumber: '001-1234567-8', saved: [checking] };
    const shown = await showPayment({ accounts, ...only });
    await typeAmount(shown.user, '42.50');
    await nextPage(shown, only);
    await kept();
    expect(await amountField()).toHaveProperty('value', '42.50');
  });

  it('[POR-085] is there after the session has ended and the borrower has signed in again', async () => {
    const before = await halfWay();
    before.core.endSession('expired');
    await nextPage(before, { session: { id: 'session-2' } });
    await kept();
    expect(await amountField()).toHaveProperty('value', '42.50');
  });

  it('is not there for another borrower, nor for another loan', async () => {
    const before = await halfWay();
    before.core.endSession('expired');
    const other = await nextPage(before, { session: { id: 'session-2', username: 'ben' } });
    await selector();
    expect(screen.queryByDisplayValue('42.50')).toBeNull();
    await nextPage({ ...before, unmount: other.unmount }, { accountNumber: '001-7654321-0' });
    await methodStep();
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });

  it('is kept without a number of an account, and not after the payment', async () => {
    const { sessionStorage, user, submitted } = await halfWay();
    const stored = sessionStorage.get(draftsKey) ?? '';
    expect(stored).toContain('42.50');
    expect(stored).not.toMatch(/1234567|9876/);
    await submitAndConfirm(user);
    await screen.findByText(/R-\d+/);
    expect(submitted).toHaveLength(1);
    expect(sessionStorage.get(draftsKey)).toBeUndefined();
  });
});

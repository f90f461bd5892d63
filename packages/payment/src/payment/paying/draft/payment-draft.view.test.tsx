import { paymentOutcome, submitScheduledBank } from '@portico/contract';
import { draftsKey } from '@portico/core/drafts';
import { settle } from '@portico/core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
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

describe('[POR-085] a payment half chosen, whose session ends at its confirmation', () => {
  const confirmed = async (answer: (shown: Shown) => void) => {
    const before = await halfWay();
    answer(before);
    await submitAndConfirm(before.user);
    await waitFor(() => expect(before.server.requestsTo(submitScheduledBank)).toHaveLength(1));
    await act(settle);
    return before;
  };
  const signsInAgain = (before: Shown, prepare: NonNullable<PaymentScene['prepare']>) => {
    const { localStorage } = before;
    return nextPage(before, { session: { id: 'session-2' }, localStorage, prepare });
  };
  /** A payment that was under way when its session ended. */
  const endsUnderWay = async () => {
    const before = await confirmed(({ server }) => void server.hold(submitScheduledBank));
    before.core.endSession('expired');
    return before;
  };

  it('because the host no longer accepts it, is there again', async () => {
    const before = await confirmed(({ server }) => server.answerRaw(submitScheduledBank, '', 401));
    expect(before.core.session.peek()).toBeUndefined();
    const { server } = await signsInAgain(before, () => undefined);
    await kept();
    expect(server.requestsTo(paymentOutcome)).toEqual([]);
    expect(await amountField()).toHaveProperty('value', '42.50');
    expect(screen.getByDisplayValue('03/20/2025')).toBeTruthy();
  });

  it('while it is under way, is there again once it was not made, with what came of it', async () => {
    await signsInAgain(await endsUnderWay(), ({ server }) =>
      server.answer(paymentOutcome, { status: 'unknown', keyIsClosed: true, errors: [] }),
    );
    await kept();
    expect(await amountField()).toHaveProperty('value', '42.50');
    expect(screen.getByText(/^The payment you sent before was not made/)).toBeTruthy();
  });

  it('while it is under way, is kept while its outcome is not known', async () => {
    const { sessionStorage, server } = await signsInAgain(await endsUnderWay(), (test) =>
      test.server.answerRaw(paymentOutcome, '', 404),
    );
    await screen.findByText(/^We do not know yet/);
    await selector();
    await act(settle);
    expect(screen.getByText(/^We do not know yet/)).toBeTruthy();
    expect(server.requestsTo(paymentOutcome)).toHaveLength(1);
    expect(sessionStorage.get(draftsKey)).toContain('42.50');
  });

  it('while it is under way, is gone once it was made', async () => {
    const { sessionStorage, navigations } = await signsInAgain(await endsUnderWay(), ({ server }) =>
      server.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-5', errors: [] }),
    );
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(sessionStorage.get(draftsKey)).toBeUndefined();
  });
});

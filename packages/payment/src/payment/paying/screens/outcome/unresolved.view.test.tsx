import { paymentInfo, paymentOutcome, submitImmediateBank } from '@portico/contract';
import { cents } from '@portico/rules';
import { sessionKey } from '@portico/contract/page-protocol';
import { createTestStorage, settle } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../../testing/dom';
import { loanInfo } from '../../../../testing/fixtures';
import {
  chooseBank,
  chooseLoan,
  methodStep,
  selector,
  showPayment,
  submitPayment,
  type PaymentScene,
} from '../../../../testing/show-payment';
import { PaymentView } from '../../../payment.view';
import { arrivalTime, laterPause, lookUpPauses } from '@portico/shared/outcome';
import { loanLocksKey } from '../../delivery/loan-locks';

afterEach(cleanup);

type Shown = Awaited<ReturnType<typeof showPayment>>;

async function lookUp({ clock }: Pick<Shown, 'clock'>) {
  for (const pause of lookUpPauses) {
    clock.advance(pause);
    await settle();
  }
}

/** A payment that is refused with a code, and looked up. */
async function refusedWith(code: string, outcome: (server: Shown['server']) => void) {
  const shown = await showPayment({
    prepare: ({ server }) => {
      server.refuse(submitImmediateBank, code);
      outcome(server);
    },
  });
  await submitPayment(shown.user);
  await lookUp(shown);
  return shown;
}

const doNotResubmit =
  'An error occurred. Please do not submit your payment again or your account could be charged multiple times for this transaction';

describe('a refusal that says not to pay again', () => {
  it('[PAY-478, POR-002, POR-014] says so, and offers no way to submit', async () => {
    const { server } = await refusedWith('DoNotResubmit', (api) => api.drop(paymentOutcome));
    expect(textOf(await screen.findByRole('alert'))).toContain(doNotResubmit);
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
  });
});

/** Until the payment can no longer arrive; the borrower moves the mouse and stays signed in. */
const wait = async ({ clock, events }: Pick<Shown, 'clock' | 'events'>) => {
  for (let left = arrivalTime; left > 0; left -= laterPause) {
    events.dispatchEvent(new Event('mousemove'));
    clock.advance(laterPause);
    await act(settle);
  }
};

describe('a payment that the host has not received', () => {
  const late = async (scene: PaymentScene = {}) => {
    const shown = await showPayment({
      ...scene,
      prepare: ({ server }) => {
        server.drop(submitImmediateBank);
        server.answer(paymentOutcome, { status: 'unknown', errors: [] });
      },
    });
    await submitPayment(shown.user);
    await lookUp(shown);
    return shown;
  };
  it('[POR-126] is said to be on its way still, and until when it is looked up', async () => {
    await late();
    const alert = textOf(await screen.findByRole('alert'));
    expect(alert).toContain('This payment was sent on 03/12/2025 at 12:00 PM.');
    expect(alert).toContain('it may still be on its way. We keep checking until 12:05 PM.');
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the same payment again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
  });

  it('[POR-126] is looked up again without moving the focus', async () => {
    const { clock, server } = await late();
    const check = await screen.findByRole('button', { name: 'Check again' });
    check.focus();
    const asked = server.requestsTo(paymentOutcome).length;
    clock.advance(laterPause);
    await act(settle);
    expect(server.requestsTo(paymentOutcome)).toHaveLength(asked + 1);
    expect(document.activeElement).toBe(check);
  });

  it('[POR-126] and no longer can leads to the lender, or is sent again under its key where keys are honoured', async () => {
    const shown = await late({
      settings: {
        'generalPaymentOptions.resendSameKeyOption': 'true',
        'globalOptions.customerServicePhone': '555-0100',
      },
    });
    const { server, user, navigations } = shown;
    await wait(shown);
    const alert = textOf(await screen.findByRole('alert'));
    expect(alert).toContain('We have not received it, and it is no longer on its way.');
    expect(alert).toContain('please call us and ask whether this payment was made');
    expect(callLink().getAttribute('href')).toBe('tel:5550100');
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy();
    server.answer(submitImmediateBank, { hasNoErrors: true, errors: [], referenceNumber: 'R-2' });
    await user.click(screen.getByRole('button', { name: 'Send the same payment again' }));
    await waitFor(() => expect(navigations).toHaveLength(1));
    const [first, again] = server.requestsTo(submitImmediateBank);
    expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('[POR-126] and no longer can is not sent again where keys are not honoured', async () => {
    const shown = await late();
    await wait(shown);
    expect(await screen.findByText(/no longer on its way/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the same payment again' })).toBeNull();
  });
});

const callLink = () => screen.getByRole('link', { name: 'Call 555-0100' });

describe('[POR-016] where the lender has no way to look a payment up', () => {
  const lostThere = async (settings: PaymentScene['settings'] = {}) => {
    const shown = await showPayment({
      settings,
      prepare: ({ server }) => {
        server.drop(submitImmediateBank);
        server.answerRaw(paymentOutcome, 'Not Found', 404);
      },
    });
    await submitPayment(shown.user);
    return { ...shown, alert: textOf(await screen.findByRole('alert')) };
  };

  it('says so, with the time it was sent and whom to call, and never offers to check again', async () => {
    const { alert, server } = await lostThere({
      'globalOptions.customerServicePhone': '555-0100',
    });
    expect(alert).toContain(doNotResubmit);
    expect(alert).toContain('This payment was sent on 03/12/2025 at 12:00 PM.');
    expect(alert).toContain('We cannot look up here whether it was made.');
    expect(alert).toContain('please call us and ask whether this payment was made');
    expect(callLink().getAttribute('href')).toBe('tel:5550100');
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send the same payment again' })).toBeNull();
    expect(server.requestsTo(paymentOutcome)).toHaveLength(1);
  });

  it('lists what was sent, as it was reviewed', async () => {
    await lostThere();
    const total = await screen.findByText('Total');
    const sent = textOf(total.closest('dl') ?? total);
    expect(sent).toMatch(/001-1234567-8.*Checking x1234.*Payment date03\/12\/2025/);
    expect(sent).toMatch(/Amount\$100\.00Processing fee\$1\.50Total\$101\.50/);
  });

  it('says to call where the lender has given no telephone number', async () => {
    const { alert } = await lostThere();
    expect(alert).toContain('please call us and ask whether this payment was made');
  });

  it('sends it again under its key where the setup says that keys are honoured', async () => {
    const { server, user, navigations } = await lostThere({
      'generalPaymentOptions.resendSameKeyOption': 'true',
    });
    server.answer(submitImmediateBank, { hasNoErrors: true, errors: [], referenceNumber: 'R-2' });
    await user.click(screen.getByRole('button', { name: 'Send the same payment again' }));
    await waitFor(() => expect(navigations).toHaveLength(1));
    const [first, again] = server.requestsTo(submitImmediateBank);
    expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(again?.body).toEqual(first?.body);
  });

  it('lets the borrower start over only after saying that the lender was asked', async () => {
    const shown = await lostThere();
    const { user } = shown;
    // Until no request of it can arrive any more, the lender cannot say for certain.
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await wait(shown);
    const startOver = await screen.findByRole('button', { name: 'Start over' });
    await user.click(startOver);
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /this payment was not made/ }));
    await user.click(startOver);
    expect(await screen.findByRole('button', { name: 'Submit payment' })).toBeTruthy();
    expect(document.activeElement).toBe((await methodStep()).parentElement);
  });
});

describe('[POR-013] where the browser stores nothing', () => {
  it('the loan stays locked when the screen is left and opened again', async () => {
    const storage = createTestStorage();
    const unwritable = { ...storage, set: () => undefined };
    const sessionOnly = {
      ...storage,
      set: (key: string, value: string) =>
        key === sessionKey ? storage.set(key, value) : undefined,
    };
    const { core, user, host, server, clock, unmount } = await showPayment({
      localStorage: unwritable,
      sessionStorage: sessionOnly,
      prepare: ({ server: api }) => {
        api.drop(submitImmediateBank);
        api.drop(paymentOutcome);
      },
    });
    await submitPayment(user);
    await lookUp({ clock });
    expect(await screen.findByText(/^We do not know yet/)).toBeTruthy();
    unmount();
    render(
      <WidgetProvider core={core} host={host}>
        <PaymentView />
      </WidgetProvider>,
    );
    await chooseLoan(user);
    expect(await screen.findByText(/the payment you sent before/)).toBeTruthy();
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
  });
});

describe('[POR-013] a second tab of the borrower', () => {
  it('that has the loan open shows what is due after the payment', async () => {
    const { user, server, events } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    expect(await screen.findByRole('radio', { name: /^Pay Amount Due/ })).toBeTruthy();
    server.answer(paymentInfo, loanInfo({ totalAmountDue: cents(0) }));
    events.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    events.dispatchEvent(new StorageEvent('storage', { key: loanLocksKey }));
    await waitFor(() =>
      expect(screen.queryByRole('radio', { name: /^Pay Amount Due/ })).toBeNull(),
    );
    expect(server.requestsTo(paymentInfo)).toHaveLength(2);
  });

  it('finds the loan locked, looks the payment up and shows its outcome', async () => {
    const localStorage = createTestStorage();
    const first = await showPayment({
      localStorage,
      prepare: ({ server }) => void server.hold(submitImmediateBank),
    });
    await submitPayment(first.user);
    await waitFor(() => expect(first.server.requestsTo(submitImmediateBank)).toHaveLength(1));
    const key = first.server.requestsTo(submitImmediateBank)[0]?.headers['idempotency-key'];
    first.unmount();

    const second = await showPayment({
      localStorage,
      prepare: ({ server }) => server.drop(paymentOutcome),
    });
    await chooseLoan(second.user);
    expect(await screen.findByText(/the payment you sent before/)).toBeTruthy();
    await lookUp(second);
    expect(await screen.findByText('We do not know yet whether your payment went through')).toBe(
      document.activeElement,
    );
    expect(second.server.requestsTo(paymentOutcome)[0]?.headers['idempotency-key']).toBe(key);
    expect(second.server.requestsTo(paymentInfo)).toEqual([]);
    expect(await selector()).toBeTruthy();

    second.server.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-6', errors: [] });
    await second.user.click(screen.getByRole('button', { name: 'Check again' }));
    const made = await screen.findByText(/was made\. Confirmation number: R-6/);
    expect(document.activeElement?.contains(made)).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
    expect(await methodStep()).toBeTruthy();
    expect(localStorage.get(loanLocksKey)).toBeUndefined();
  });
});

it('an unknown outcome is answered first by a call, said once', async () => {
  const { user } = await showPayment({
    settings: { 'globalOptions.customerServicePhone': '555-0100' },
    prepare: ({ server }) => {
      server.drop(submitImmediateBank);
      server.answerRaw(paymentOutcome, 'Not Found', 404);
    },
  });
  await submitPayment(user);
  await screen.findByRole('alert');
  const [first] = screen.getAllByRole('link');
  expect(first).toBe(callLink());
  expect(callLink().className).toContain('whitespace-nowrap');
  expect(document.body.textContent.split('555-0100')).toHaveLength(2);
});

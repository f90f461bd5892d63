import { paymentInfo, payoffQuote, submitImmediateBank } from '@portico/contract';
import { cents } from '@portico/rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../../testing/dom';
import { day, loanAccount, loanInfo, openToAll } from '../../../../testing/fixtures';
import {
  chooseFrequency,
  confirmButton,
  enterDay,
  openLoan,
  readyToSubmit,
  summaryLine,
  typeAmount,
  type PaymentScene,
} from '../../../../testing/show-payment';
import { loanLocksKey } from '../../delivery/loan-locks';

afterEach(cleanup);

const dialog = () => screen.findByRole('dialog', { name: 'Confirm your payment' });

type Shown = Awaited<ReturnType<typeof openLoan>>;

async function review({ user }: Shown) {
  const button = await waitFor(() => {
    const found = readyToSubmit();
    if (!found) throw new Error('It cannot be reviewed yet.');
    return found;
  });
  await user.click(button);
  await confirmButton();
  return dialog();
}

async function payLater({ user }: Shown, text: string) {
  await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
  await enterDay(user, text);
}

const late = '8 days after the due date, 04/01/2025. A late fee can apply.';
/** Due on a day that can still be paid late. */
const due: PaymentScene = { info: { dueDate: day('2025-04-01'), totalAmountDue: cents(25_000) } };

describe('a day after the due date', () => {
  it('[POR-154] says what follows, beside the day, in the summary and in the dialog', async () => {
    const shown = await openLoan(due);
    await payLater(shown, '04/09/2025');
    expect(await screen.findAllByText(late)).toHaveLength(2);
    expect(summaryLine('When')).toContain(late);
    await typeAmount(shown.user, '100');
    expect(textOf(await review(shown))).toContain(late);
  });

  it('[POR-154] is not said of a day that is on time', async () => {
    const shown = await openLoan(due);
    await payLater(shown, '04/01/2025');
    await typeAmount(shown.user, '100');
    expect(textOf(await review(shown))).not.toContain('due date,');
  });
});

describe('the confirmation', () => {
  it('names the loan, and says first what is taken in all', async () => {
    const accounts = [loanAccount({ description: 'Auto loan' })];
    const shown = await openLoan({ accounts });
    await typeAmount(shown.user, '100');
    const shownDialog = await review(shown);
    expect(textOf(shownDialog)).toContain('Auto loan');
    expect(textOf(shownDialog)).toMatch(/Confirm your payment\$101\.50/);
  });

  it.each([
    ['From', 'Pay from'],
    ['When', 'Payment frequency'],
    ['Payment', 'Payment amount'],
    ['Loan', 'Loan'],
  ])('goes back to where its line "%s" is chosen', async (part, step) => {
    const shown = await openLoan();
    await typeAmount(shown.user, '100');
    const opened = await review(shown);
    await shown.user.click(within(opened).getByRole('button', { name: `Change: ${part}` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(textOf(document.activeElement)).toBe(step));
  });

  it('of a later payment has a button with its day', async () => {
    const shown = await openLoan();
    await payLater(shown, '03/20/2025');
    await typeAmount(shown.user, '100');
    await review(shown);
    expect(textOf(await confirmButton())).toBe('Schedule $100.75 for March 20');
  });

  it('of a recurring payment has a button that starts autopay', async () => {
    const shown = await openLoan();
    await chooseFrequency(shown.user, 'On Due Date');
    await review(shown);
    expect(textOf(await confirmButton())).toBe('Start autopay');
  });

  it('of a payoff says that it pays off the loan', async () => {
    const shown = await openLoan({
      prepare: ({ server }) =>
        server.answer(payoffQuote, {
          hasNoErrors: true,
          errors: [],
          payOffQuoteAmount: cents(512_345),
        }),
    });
    await shown.user.click(await screen.findByRole('radio', { name: /^Pay off the loan/ }));
    expect(textOf(await review(shown))).toContain('This pays off the whole loan on 03/12/2025.');
  });
});

const paidInAnotherTab = new StorageEvent('storage', { key: loanLocksKey });

describe('a payment that has changed when it is confirmed', () => {
  it('is shown with the reason, and a second Enter does not confirm it unread', async () => {
    const shown = await openLoan();
    await typeAmount(shown.user, '100');
    await review(shown);
    (await confirmButton()).focus();
    shown.server.answer(paymentInfo, loanInfo({ ...openToAll, payOffAmount: cents(400_000) }));
    act(() => void shown.events.dispatchEvent(paidInAnotherTab));
    await shown.user.keyboard('{Enter}');
    const asked = await screen.findByText(/it has changed/);
    await shown.user.keyboard('{Enter}');
    expect(shown.server.requestsTo(submitImmediateBank)).toEqual([]);
    expect(asked.isConnected).toBe(true);
    await shown.user.click(await confirmButton());
    await waitFor(() => expect(shown.navigations).toHaveLength(1));
  });
});

import { paymentInfo, submitImmediateBank, writeWire } from '@portico/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, textOf } from '../../../testing/dom';
import { checking, loanInfo, openToAll, visa } from '../../../testing/fixtures';
import {
  amountAnswer,
  chooseBank,
  chooseFrequency,
  chooseLoan,
  enter,
  methodSelect,
  methodStep,
  openAmount,
  openLoan,
  selector,
  showPayment,
  stepNames,
  submitPayment,
  summaryLine,
  typeAmount,
} from '../../../testing/show-payment';

afterEach(cleanup);

const submit = () => screen.getByRole('button', { name: 'Submit payment' });
const why = () => descriptionOf(submit());
const announced = () =>
  Array.from(document.querySelectorAll('[aria-live=polite][aria-atomic]'), textOf).join('');

describe('[POR-073] the one button', () => {
  it('is there from the start, says what is missing, and leads to it', async () => {
    const { user } = await showPayment({ info: openToAll, cards: [visa] });
    const loan = await selector();
    await waitFor(() => expect(why()).toBe('Choose a loan to go on.'));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await user.click(submit());
    expect(document.activeElement).toBe(loan);

    await chooseLoan(user);
    await methodStep();
    expect(why()).toBe('Choose how to pay to go on.');
    await user.click(submit());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^E-Check/ }));

    await user.click(screen.getByRole('radio', { name: /^E-Check/ }));
    await user.click(submit());
    expect(document.activeElement).toBe(await methodSelect());

    await chooseBank(user);
    await chooseFrequency(user, 'Weekly');
    expect(why()).toBe('Choose when to pay to go on.');
    await user.click(submit());
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: /^First payment date/ }),
    );

    await chooseFrequency(user, 'OneTime');
    expect(why()).toBe('Choose the amount to go on.');
    await user.click(screen.getByRole('button', { name: 'Choose the amount to go on.' }));
    expect(document.activeElement).toBe(amountAnswer(/^Pay Amount Due/));
  });

  it('can be pressed with Enter where it cannot go on yet', async () => {
    const { user } = await showPayment();
    const loan = await selector();
    submit().focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(loan);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is busy while the loan is requested again past midnight', async () => {
    const { user, server, clock } = await openLoan();
    await typeAmount(user, '100');
    const loan = server.hold(paymentInfo);
    clock.sleep(24 * 3_600_000);
    await user.click(submit());
    expect(submit().getAttribute('aria-busy')).toBe('true');
    loan.release(writeWire(paymentInfo.response, loanInfo(openToAll)));
    await screen.findByRole('dialog');
    expect(server.requestsTo(paymentInfo)).toHaveLength(2);
  });

  it('is pressed by Enter in a field, and a second Enter sends nothing', async () => {
    const { user, server } = await openLoan();
    await user.type(await openAmount(user), '100{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(textOf(dialog)).toContain('$101.50');
    await user.keyboard('{Enter}');
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
  });

  it('leads to an amount that has to change', async () => {
    const { user } = await openLoan();
    await typeAmount(user, '9999');
    expect(why()).toBe('Change the amount to go on.');
    await user.click(submit());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Amount/ }));
  });

  it('says beside an amount why it has to change, also if the press leaves the focus in it', async () => {
    const { user } = await openLoan();
    const field = await openAmount(user);
    await user.type(field, '9999');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    fireEvent.click(submit());
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field)).toContain('$5,000.00');
  });

  it('after a refusal leads to the method, and the reason has the focus', async () => {
    const { user } = await showPayment({
      saved: [checking],
      prepare: ({ server }) => server.refuse(submitImmediateBank, 'Declined'),
    });
    await submitPayment(user);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(why()).toBe('Change the payment method or the amount to go on.');
    await user.click(submit());
    expect(document.activeElement).toBe(await methodSelect());
  });
});

describe('the steps that wait', () => {
  it('keep their heading and say for what, without a control', async () => {
    const { user } = await showPayment({ info: openToAll });
    await chooseLoan(user);
    await methodStep();
    const step = screen.getByRole('region', { name: 'Payment amount' });
    expect(textOf(step)).toBe('Payment amountChoose how to pay first.');
    expect(step.querySelector('input, select, button')).toBeNull();
    expect(summaryLine('Total')).toBe('—');
    expect(stepNames()).toEqual(['Pay from']);
  });
});

describe('the amount', () => {
  it('says its limits before anything is typed, and opens its field with the focus', async () => {
    const { user } = await openLoan();
    const other = amountAnswer(/^Another amount/);
    expect(other && descriptionOf(other)).toBe('From $0.01 to $5,000.00');
    expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull();
    const field = await openAmount(user);
    expect(document.activeElement).toBe(field);
  });
});

describe('the total', () => {
  it('is announced once after a change, not while the borrower types', async () => {
    const { user } = await openLoan();
    const field = await openAmount(user);
    await enter(user, field, '100');
    expect(summaryLine('Total')).toBe('$101.50');
    expect(announced()).not.toContain('$');
    await user.tab();
    await waitFor(() => expect(announced()).toContain('Total: $101.50'));
  });

  it('is not announced where it is preselected', async () => {
    await showPayment({ accountNumber: '001-1234567-8', saved: [checking] });
    await waitFor(() => expect(summaryLine('Total')).toBe('$251.50'));
    expect(announced()).not.toContain('$');
  });
});

describe('the steps of a loan', () => {
  it('are announced once they can be used, where the loan was chosen in its list', async () => {
    const { user } = await showPayment({ info: openToAll, cards: [visa] });
    await chooseLoan(user);
    await methodStep();
    await waitFor(() => expect(announced()).toMatch(/^You can pay .*001-1234567-8 below\.$/));
  });

  it('are not announced where the page names the loan', async () => {
    await showPayment({ accountNumber: '001-1234567-8' });
    await methodStep();
    expect(announced()).toBe('');
  });
});

it('offers another loan only where there is one', async () => {
  await showPayment({ accountNumber: '001-1234567-8' });
  await methodStep();
  const loan = screen.getByRole('region', { name: 'Loan' });
  expect(within(loan).queryByText('Change')).toBeNull();
});

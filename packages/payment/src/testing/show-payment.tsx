import {
  accountDetails,
  accountList,
  bankLookup,
  paymentInfo,
  paymentMethods,
  submitImmediateBank,
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledBank,
  submitScheduledCard,
  validateBankAccount,
  type Account,
  type PaymentMethod,
} from '@portico/contract';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { PaymentView } from '../payment/payment.view';
import type { SavedBank, SavedCard } from '../payment/paying/methods/method';
import type { PaymentInfo } from '../payment/paying/plan/choices';
import { textOf } from './dom';
import {
  cardMethodOf,
  checking,
  loanAccount,
  loanInfo,
  openToAll,
  savings,
  visa,
} from './fixtures';

/*
 * jsdom opens no modal, so its content would count as hidden; and checking whether each element is
 * hidden takes most of the time of a query there.
 */
/** A whole payment is many steps. */
vi.setConfig({ testTimeout: 30_000 });

/** Settings of a lender that allows what this screen can do. */
export const openSettings = {
  'achPaymentOptions.singleUseAchOption': 'true',
  'achPaymentOptions.achProfilesOption': 'true',
  'achPaymentOptions.allowScheduledAchPayments': 'true',
  'cardPaymentOptions.singleUseCardOption': 'true',
  'cardPaymentOptions.cardProfilesOption': 'true',
  'cardPaymentOptions.allowRawCardsOption': 'true',
  'generalPaymentOptions.maxScheduledPaymentsAllowed': '5',
  'cardPaymentOptions.allowScheduledCardPayments': 'true',
  'recurringPaymentOptions.allowRecurringAchPayments': 'true',
  'recurringPaymentOptions.allowRecurringCardPayments': 'true',
};

export type PaymentScene = TestOptions & {
  readonly accounts?: readonly Account[];
  readonly info?: Partial<PaymentInfo>;
  readonly saved?: readonly SavedBank[];
  readonly cards?: readonly SavedCard[];
  readonly accountNumber?: string;
  /** Attributes of what is chosen in advance. */
  readonly preset?: Omit<ComponentProps<typeof PaymentView>, 'accountNumber'>;
  readonly prepare?: (test: TestCore) => void;
};

/** The payment screen of a signed-in borrower with a server that accepts every payment. */
export async function showPayment(scene: PaymentScene = {}) {
  configure({ defaultHidden: true });
  const { accounts = [loanAccount()], info, prepare } = scene;
  const { saved = [checking, savings], cards = [] } = scene;
  const test = await startTestCore({
    session: true,
    ...scene,
    settings: { ...openSettings, ...scene.settings },
  });
  const { server } = test;
  const good = { hasNoErrors: true, errors: [] };
  server.answer(accountList, { ...good, accounts });
  server.answer(accountDetails, {
    ...good,
    information: { ...good, accountNumber: '001-1234567-8' },
    documents: [],
    eStatements: [],
  });
  server.answer(paymentInfo, loanInfo(info));
  server.answer(paymentMethods, {
    ...good,
    paymentMethods: [...saved.map(methodOf), ...cards.map(cardMethodOf)],
  });
  server.answer(bankLookup, { bankExists: true, name: 'First National Bank' });
  server.answer(validateBankAccount, good);
  server.answer(submitImmediateBank, { ...good, referenceNumber: 'R-1001' });
  server.answer(submitScheduledBank, { ...good, referenceNumber: 'R-2002' });
  server.answer(submitRecurringBank, { ...good, referenceNumber: 'R-3003' });
  server.answer(submitImmediateCard, { ...good, referenceNumber: 'R-4004' });
  server.answer(submitScheduledCard, { ...good, referenceNumber: 'R-5005' });
  server.answer(submitRecurringCard, { ...good, referenceNumber: 'R-6006' });
  prepare?.(test);
  const host = document.createElement('div');
  const submitted: unknown[] = [];
  host.addEventListener('portico-payment-submitted', (event) => {
    if (event instanceof CustomEvent) submitted.push(event.detail);
  });
  const navigations: unknown[] = [];
  test.core.setRouter({
    hrefFor: ({ screen: name }) => `#/${name}`,
    go: (to) => void navigations.push(to),
  });
  const rendered = render(
    <WidgetProvider core={test.core} host={host}>
      <PaymentView accountNumber={scene.accountNumber} {...scene.preset} />
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return { ...test, ...rendered, user, host, submitted, navigations };
}

export function methodOf(bank: SavedBank): PaymentMethod {
  return {
    isCard: false,
    achInfo: {
      accountType: bank.accountType,
      accountNumber: bank.last4,
      profileId: bank.profileId,
    },
  };
}

/** The text of the selector; found once the list is loaded. */
export const selector = () => screen.findByRole('combobox', { name: 'Loan account' });

export async function chooseLoan(user: UserEvent, number = '001-1234567-8') {
  await user.selectOptions(await selector(), number);
}

/** The steps and the summary; a step that waits has no control (D168). */
const regions = () => screen.queryAllByRole('region');
const nameOfRegion = (region: HTMLElement) => textOf(within(region).queryByRole('heading'));
const waits = (region: HTMLElement) => region.querySelector('[data-waiting]') !== null;

/** The names of the steps that can be used so far, after the choice of a loan. */
export const stepNames = () =>
  regions()
    .filter((region) => !waits(region))
    .map(nameOfRegion)
    .filter((name) => name !== 'Loan');

/** The first step after the account has opened. */
export const methodStep = () =>
  waitFor(() => {
    const step = regions().find((region) => nameOfRegion(region) === 'Pay from');
    if (!step || waits(step)) throw new Error('The step waits.');
    return step;
  });

/** The value of a line of the summary. */
export function summaryLine(label: string): string {
  const summary = regions().find((region) => nameOfRegion(region) === 'Payment total');
  const term = summary && within(summary).getByText(label, { selector: 'dt' });
  return textOf(term?.nextSibling);
}

/** The one button of the steps, if it can be pressed. */
export function readyToSubmit(): HTMLElement | undefined {
  const [button] = screen.queryAllByRole('button', { name: 'Submit payment' });
  return button?.getAttribute('aria-disabled') === 'true' ? undefined : button;
}

/** The saved methods of the chosen type. */
export const methodSelect = () =>
  screen.findByRole('combobox', { name: /^(Bank account|Saved card)/ });

export async function chooseBank(user: UserEvent, name = 'Checking x1234') {
  const select = await methodSelect();
  await user.selectOptions(select, within(select).getByRole('option', { name }));
}

export const frequencySelect = () =>
  screen.findByRole('combobox', { name: 'How often would you like to pay?' });

export async function chooseFrequency(user: UserEvent, frequency: string) {
  await user.selectOptions(await frequencySelect(), frequency);
}

export const dayField = () => screen.findByRole('textbox', { name: /ayment date/ });

export async function enterDay(user: UserEvent, text: string) {
  const field = await dayField();
  await user.clear(field);
  await enter(user, field, text);
  await user.tab();
  return field;
}

export const amountField = () => screen.findByRole('textbox', { name: /^Amount/ });

/** The answers to how much to pay. */
export const amountAnswer = (name: RegExp | string) => screen.queryByRole('radio', { name });

/** Opens the field for another amount, which is there at once where it is the only answer. */
export async function openAmount(user: UserEvent) {
  await waitFor(() => {
    if (!stepNames().includes('Payment amount')) throw new Error('No amount can be entered yet.');
  });
  const other = amountAnswer(/^Another amount/);
  if (other && !other.matches(':checked')) await user.click(other);
  return amountField();
}

export async function typeAmount(user: UserEvent, amount: string) {
  const field = await openAmount(user);
  await user.clear(field);
  await enter(user, field, amount);
  await user.tab();
}

/** Pasted, because a test that types waits for every key. */
export async function enter(user: UserEvent, field: Element, text: string) {
  await user.click(field);
  await user.paste(text);
}

export const button = (name: string) => screen.findByRole('button', { name });

/** Sends the payment; it says the amount, except where it repeats or needs an agreement. */
export const confirmButton = () =>
  screen.findByRole('button', { name: /^(Pay|Schedule) \$|^(Confirm payment|Start autopay)$/ });

export async function submitPayment(user: UserEvent, amount = '100') {
  await chooseLoan(user);
  await chooseBank(user);
  await typeAmount(user, amount);
  await user.click(await screen.findByRole('button', { name: 'Submit payment' }));
  await user.click(await confirmButton());
}

/** A loan that allows every payment, up to the chosen method of a type. */
export async function openLoan(
  scene: PaymentScene = {},
  type: 'E-Check' | 'Card' = 'E-Check',
  method = type === 'Card' ? 'Visa x4242' : 'Checking x1234',
) {
  const shown = await showPayment({
    cards: [visa],
    ...scene,
    info: { ...openToAll, ...scene.info },
  });
  await chooseLoan(shown.user);
  const toggle = await screen.findByRole('radio', { name: new RegExp(`^${type}`) });
  await shown.user.click(toggle);
  await chooseBank(shown.user, method);
  await frequencySelect();
  return shown;
}

/** Submits what was entered. */
export async function submitAndConfirm(user: UserEvent) {
  await user.click(await button('Submit payment'));
  await user.click(await confirmButton());
}

import { expect, type Page } from '@playwright/test';
import { formatDate, type LocalDate } from '@portico/rules';
import { pagePath } from '../../../demo-host/website/variants';
import { english } from '../../e2e/support/texts';
import { words } from '../../e2e/support/words';
import type { Payment } from '../plan/kinds';
import { signIn, signInOn, type Visitor } from './borrower';
import { formOn, questionOn } from './screens';

/** What is filled in. */
export type Wish = {
  readonly payment: Payment;
  readonly cents: number;
  readonly principal: number;
  /** The day of a payment that is not made today. */
  readonly later: LocalDate;
};

const typed = (cents: number) => (cents / 100).toFixed(2);
const choice = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** The page that pays a loan. */
export const payPage = ({ loan }: Payment): string => `${pagePath('plain', 'pay')}?account=${loan}`;

/** Opens it, signing in where the session has ended, up to an empty form. */
export async function openForm(visitor: Visitor, page: Page, payment: Payment): Promise<void> {
  await page.goto(payPage(payment));
  const another = page.getByRole('button', { name: 'Make another payment' });
  const form = formOn(page);
  await signInOn(page).or(another).or(form).first().waitFor();
  if (await signInOn(page).isVisible()) {
    await signIn(visitor, page);
    await page.goto(payPage(payment));
    await another.or(form).first().waitFor();
  }
  if (await another.isVisible()) await another.click();
}

/** Fills in the form and opens the review. */
export async function fillIn(page: Page, wish: Wish): Promise<void> {
  const { payment, cents, principal, later } = wish;
  await chooseMethod(page, payment);
  await chooseDay(page, payment, formatDate(later));
  if (payment.amount === 'payoff') await choice(page, /^Pay off/).check();
  if (payment.amount === 'due') await choice(page, /^Pay the amount due/).check();
  if (payment.amount === 'own') {
    const another = choice(page, new RegExp(`^${english.anotherAmount}`));
    const field = page.getByRole('textbox', { name: english.amount, exact: true });
    await another.or(field).first().waitFor();
    if (await another.isVisible()) await another.check();
    await field.fill(typed(cents));
  }
  if (payment.principal) {
    await page
      .getByRole('textbox', { name: words['payment.principalLabel'] })
      .fill(typed(principal));
  }
  await page.getByRole('button', { name: english.submit, exact: true }).click();
  await expect(questionOn(page)).toBeVisible();
}

/** The amount in the form, in cents; 0 where none is typed. */
export async function amountOn(page: Page): Promise<number> {
  const field = page.getByRole('textbox', { name: english.amount, exact: true });
  if (!(await field.isVisible())) return 0;
  return Number((await field.inputValue()).replaceAll(/\D/g, ''));
}

async function chooseMethod(page: Page, { by, method }: Payment): Promise<void> {
  const type = choice(page, by === 'bank' ? /^Bank account/ : /^Card/);
  const name = by === 'bank' ? english.savedBank : 'Saved card';
  const saved = page.getByRole('combobox', { name });
  await type.or(saved).first().waitFor();
  if (await type.isVisible()) await type.check();
  const value = await saved.getByRole('option', { name: method }).getAttribute('value');
  await saved.selectOption(value);
}

async function chooseDay(page: Page, { when }: Payment, later: string): Promise<void> {
  const often = page.getByRole('combobox', { name: 'How often would you like to pay?' });
  const frequency = when === 'today' || when === 'later' ? 'OneTime' : when;
  if ((await often.inputValue()) !== frequency) await often.selectOption(frequency);
  if (when === 'today') return choice(page, /^Today,/).check();
  if (when === 'OnDueDate') return undefined;
  if (when === 'later') await choice(page, /^On a later day/).check();
  return page.getByRole('textbox', { name: /^(Payment date|First payment date)/ }).fill(later);
}

/** Reads the agreement, where the dialog has one. */
export async function readAgreement(page: Page): Promise<void> {
  const agreement = questionOn(page).getByRole('link', { name: words['payment.viewDraft'] });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), agreement.click()]);
  await opened.close();
}

/** Another tab with the same session, as "Duplicate tab" and "Open in new tab" make it. */
export async function openTab(page: Page, address: string): Promise<Page> {
  // Both are awaited: a tab that never opens must not fail a later run.
  const open = page.evaluate((url) => void window.open(url), address);
  const [opened] = await Promise.all([page.waitForEvent('popup'), open]);
  return opened;
}

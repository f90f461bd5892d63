import type { Locator, Page } from '@playwright/test';
import { localDate } from '@portico/rules';
import { words } from '../../e2e/support/words';
import type { Intent, Shown } from '../oracle';

/** The lines of a list of figures, by label. */
async function linesOf(list: Locator): Promise<ReadonlyMap<string, string>> {
  const pairs = await list.evaluate((element) =>
    [...element.querySelectorAll('dt')].map((label) => [
      label.textContent ?? '',
      label.nextElementSibling?.textContent ?? '',
    ]),
  );
  return new Map(pairs.map(([label = '', value = '']) => [label.trim(), value.trim()]));
}

/** `$1,234.56` as cents. */
function centsOf(text: string | undefined): number | undefined {
  const digits = /^\$([\d,]+\.\d\d)$/.exec(text ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(/\D/g, ''));
}

const dayOf = (text: string | undefined) => localDate(text ?? '');

/** The kind of payment that a dialog asks for, by its sentence. */
function kindOf(sentence: string): Intent['kind'] {
  if (sentence.includes('for the first time on')) return 'recurring';
  return /today\./.test(sentence) ? 'immediate' : 'scheduled';
}

const lastDay = /(\d\d\/\d\d\/\d{4})/;

/** What a confirmation dialog asks the borrower to confirm. */
export async function readDialog(dialog: Locator): Promise<Omit<Intent, 'said'>> {
  const lines = await linesOf(dialog.locator('dl').first());
  const sentence = await dialog.getByText(/we will take /i).innerText();
  const kind = kindOf(sentence);
  const reviewed: Shown = {
    day: dayOf(
      kind === 'immediate' ? lines.get(words['payment.posts']) : lastDay.exec(sentence)?.[1],
    ),
    amount: centsOf(lines.get('Payment')),
    principal: centsOf(lines.get(words['payment.principalLabel'])) ?? 0,
    fee: centsOf(lines.get('Processing fee')) ?? 0,
    total: centsOf(lines.get('Total')),
  };
  return { kind, reviewed };
}

/** The number of a payment that was made. */
export async function readReference(page: Page): Promise<string> {
  const label = page.getByText('Confirmation number', { exact: true }).first();
  return (await label.locator('xpath=following-sibling::*[1]').innerText()).trim();
}

/** The figures of the confirmation page. */
export async function readConfirmed(page: Page): Promise<Shown> {
  const lines = await linesOf(page.locator('dl').filter({ hasText: 'Payment date' }).first());
  return {
    day: dayOf(lines.get('Payment date')),
    amount: centsOf(lines.get('Amount')),
    principal: centsOf(lines.get(words['paymentConfirmation.additionalPrincipal'])) ?? 0,
    fee: centsOf(lines.get('Processing fee')) ?? 0,
    total: centsOf(lines.get('Total')),
  };
}

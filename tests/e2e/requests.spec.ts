import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { daniel } from './support/borrowers';
import { centsIn, signInAs } from './support/borrower-steps';
import { keyboard } from './support/input-methods';
import { spanish } from './support/texts';
import { expect, test } from './support/test';

/** The cells of a line of the table of what changes: before and after. */
const cellsOf = (page: Page, name: RegExp) =>
  page.getByRole('row', { name }).getByRole('cell').allInnerTexts();

test('[POR-085, POR-167, POR-169] a borrower two payments behind gets to a granted extension from the notice, over a reload half way, at 320 pixels, by keyboard, in Spanish', async ({
  page,
  testConsole,
  records,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/plain/');
  await page.getByText('Portico demo').click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const inputMethod = keyboard(page);
  await signInAs({ page, testConsole, inputMethod, texts: spanish }, daniel);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  const started = performance.now();
  await inputMethod.press(
    page.getByRole('link', { name: 'Vea qué puede hacer si ahora no puede pagar' }),
  );
  await expect(page.getByRole('heading', { name: '¿Qué necesita?' })).toBeVisible();
  await expectAccessible(page);
  await inputMethod.press(button('Saltar pagos'));
  const months = page.getByRole('combobox', { name: /^¿Cuántos meses quiere saltar\?/ });
  await inputMethod.select(months, '2');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('portico.drafts')))
    .toContain('extension');
  await page.reload();
  const begun = page.getByRole('button', { description: 'Sin terminar. Continuar.' });
  await expect(begun).toHaveText('Saltar pagos');
  await expectAccessible(page);
  await inputMethod.press(begun);
  await expect(months).toHaveValue('2');
  await inputMethod.press(button('Ver qué cambia'));

  await expect(page.getByRole('heading', { name: 'Qué cambia' })).toBeFocused();
  await expectAccessible(page);
  const [due = '', dueAfter = ''] = await cellsOf(page, /^Monto adeudado/);
  expect(centsIn(due) - centsIn(dueAfter)).toBe(2 * daniel.installment);
  const [end, endAfter] = await cellsOf(page, /^Último pago/);
  expect(endAfter).not.toBe(end);
  await expect(page.getByText(/^Esto agrega \$[\d.,]+ de intereses\.$/)).toBeVisible();
  await inputMethod.press(button('Aceptar y enviar'));

  await expect(page.getByRole('heading', { name: 'Tenemos su solicitud' })).toBeFocused();
  const sent = await page.getByText(/^Su número de confirmación es CV-/).innerText();
  expect(performance.now() - started).toBeLessThan(60_000);
  await inputMethod.press(button('Ver su solicitud'));
  await expect(page.getByText(/^Aprobada desde el/)).toBeVisible();
  await expect(page.getByText(/^Su próximo pago vence el/)).toBeVisible();
  await expectAccessible(page);

  await inputMethod.press(button('Volver a sus solicitudes'));
  await page.reload();
  await inputMethod.press(button('Saltar pagos'));
  await expect(page.getByText(/^Aprobada desde el/)).toBeVisible();
  const [listed] = await testConsole.answersTo('borrowerRequests');
  expect(listed).toContain(/CV-[\w-]+/.exec(sent)?.[0] ?? 'no number');
  expect(records.violations).toEqual([]);
});

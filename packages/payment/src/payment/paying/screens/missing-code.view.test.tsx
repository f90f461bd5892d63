import { settle } from '@portico/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  button,
  chooseBank,
  chooseLoan,
  confirmButton,
  methodStep,
  readyToSubmit,
  showPayment,
  typeAmount,
} from '../../../testing/show-payment';

afterEach(cleanup);

/** A loan whose payment is chosen, on a page that can load no more code until the test says so. */
async function offline() {
  const shown = await showPayment();
  await chooseLoan(shown.user);
  await methodStep();
  await chooseBank(shown.user);
  await typeAmount(shown.user, '100');
  await act(settle);
  const fetching = vi.spyOn(shown.core, 'onDemand').mockRejectedValue(new Error('offline'));
  return { ...shown, fetching };
}

it('[PAY-512] a part whose code is still loading shows a spinner of 80', async () => {
  const { user, fetching } = await offline();
  fetching.mockReturnValue(new Promise(() => undefined));
  await user.click(await button('New payment method'));
  const spinner = await screen.findByRole('img', { name: 'Loading' });
  expect(spinner.getAttribute('width')).toBe('80');
});

it('a dialog that cannot be loaded is said not to open beside its button, which tries again', async () => {
  const { user, fetching } = await offline();
  for (const name of ['New payment method', 'Submit payment']) {
    const opener = await button(name);
    for (const press of ['first', 'second']) {
      await user.click(opener);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent, press).toBe('This could not be opened. Please try again.');
      expect(opener.closest('section')?.contains(alert), name).toBe(true);
    }
    expect(document.activeElement).toBe(opener);
  }
  fetching.mockRestore();
  await typeAmount(user, '90');
  const submit = readyToSubmit();
  if (submit) await user.click(submit);
  expect((await confirmButton()).textContent).toBe('Pay $91.50');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the confirmation is loaded as soon as the payment can be reviewed, not when it is', async () => {
  const shown = await showPayment();
  await chooseLoan(shown.user);
  await methodStep();
  const fetching = vi.spyOn(shown.core, 'onDemand');
  await chooseBank(shown.user);
  await typeAmount(shown.user, '100');
  await act(settle);
  expect(fetching.mock.calls.filter(([, policy]) => policy === 'background')).not.toEqual([]);
});

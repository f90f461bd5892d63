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

it.each([
  ['a new payment method', 'New payment method'],
  ['the confirmation', 'Submit payment'],
])('where the dialog of %s cannot be loaded, the steps can be used again', async (_, name) => {
  const { user, fetching } = await offline();
  await user.click(await button(name));
  await user.click(await button('Cancel'));
  expect(screen.queryByRole('alert')).toBeNull();
  fetching.mockRestore();
  await typeAmount(user, '90');
  const submit = readyToSubmit();
  if (submit) await user.click(submit);
  expect((await confirmButton()).textContent).toBe('Pay $91.50');
});

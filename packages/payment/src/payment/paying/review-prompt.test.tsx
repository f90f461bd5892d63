import { settle } from '@portico/core/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseFrequency,
  enterDay,
  openLoan,
  submitAndConfirm,
  typeAmount,
} from '../../testing/show-payment';

/** The lender's app around the page. */
const request = vi.fn((_name: string) => Promise.resolve(true));

afterEach(() => {
  cleanup();
  request.mockClear();
  vi.unstubAllGlobals();
});

const prompts = () => request.mock.calls.filter(([name]) => name === 'promptReview');

async function pay(settings: Readonly<Record<string, string>>, frequency: string) {
  vi.stubGlobal('gacmobile', { request });
  const shown = await openLoan({ settings });
  if (frequency !== 'OneTime') {
    await chooseFrequency(shown.user, frequency);
    await enterDay(shown.user, '03/20/2025');
  }
  await typeAmount(shown.user, '100');
  await submitAndConfirm(shown.user);
  await waitFor(() => expect(shown.gone).toHaveLength(1));
  return shown;
}

describe('the review of the app', () => {
  const on = { 'globalOptions.reviewPromptOption': 'true' };

  it('[PAY-464, PAY-465] is asked for 3000 ms after a payment made once', async () => {
    const { clock } = await pay(on, 'OneTime');
    clock.advance(2_999);
    await settle();
    expect(prompts()).toEqual([]);
    clock.advance(1);
    await settle();
    expect(prompts()).toHaveLength(1);
  });

  it.each([
    ['a recurring payment', on, 'Weekly'],
    ['any other lender', {}, 'OneTime'],
  ])('[PAY-464] is not asked for after %s', async (_, settings, frequency) => {
    const { clock } = await pay(settings, frequency);
    clock.advance(10_000);
    await settle();
    expect(prompts()).toEqual([]);
  });
});

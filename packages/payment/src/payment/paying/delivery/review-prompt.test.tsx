import { settle } from '@portico/core/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseFrequency,
  enterDay,
  openLoan,
  submitAndConfirm,
  typeAmount,
} from '../../../testing/show-payment';

/** The lender's app around the page. */
const request = vi.fn((name: string): Promise<unknown> =>
  Promise.resolve(
    name === 'reviewHistory' ? { installed, lastAsked: '2025-01-12', loads: 5 } : true,
  ),
);
/** Ten days before the payment. */
const installed = Date.parse('2025-03-02T16:00:00Z');
const inApp = { userAgent: 'gacmobile' };

afterEach(() => {
  cleanup();
  request.mockClear();
  vi.unstubAllGlobals();
});

const prompts = () => request.mock.calls.filter(([name]) => name === 'promptReview');

async function pay(settings: Readonly<Record<string, string>>, frequency: string, about = inApp) {
  vi.stubGlobal('gacmobile', { request });
  const shown = await openLoan({ settings, ...about });
  if (frequency !== 'OneTime') {
    await chooseFrequency(shown.user, frequency);
    await enterDay(shown.user, '03/20/2025');
  }
  await typeAmount(shown.user, '100');
  await submitAndConfirm(shown.user);
  await waitFor(() => expect(shown.navigations).toHaveLength(1));
  return shown;
}

describe('the review of the app', () => {
  const on = { 'globalOptions.reviewPromptOption': 'true' };

  it('[PAY-464, PAY-465, LON-538, LON-544] is requested 3000 ms after a one-time payment', async () => {
    const { clock } = await pay(on, 'OneTime');
    clock.advance(2_999);
    await settle();
    expect(prompts()).toEqual([]);
    clock.advance(1);
    await settle();
    expect(prompts()).toHaveLength(1);
  });

  it.each([
    ['[PAY-464] a recurring payment', on, 'Weekly', inApp],
    ['[PAY-464, LON-545] any other lender’s payment', {}, 'OneTime', inApp],
    ['[LON-531] a payment outside the app', on, 'OneTime', { userAgent: 'Safari' }],
    ['[LON-539] two months', { ...on, 'globalOptions.reviewMinimumMonths': '3' }, 'OneTime', inApp],
    ['[LON-540] ten days', { ...on, 'globalOptions.reviewMinimumDays': '11' }, 'OneTime', inApp],
    ['[LON-541] five loads', { ...on, 'globalOptions.reviewMinimumLoads': '6' }, 'OneTime', inApp],
  ])('%s: it is not requested', async (_, settings, frequency, about) => {
    const { clock } = await pay(settings, frequency, about);
    clock.advance(10_000);
    await settle();
    expect(prompts()).toEqual([]);
  });

  it('[LON-542] is requested once all three minimums are met', async () => {
    const minimums = {
      'globalOptions.reviewMinimumMonths': '2',
      'globalOptions.reviewMinimumDays': '10',
      'globalOptions.reviewMinimumLoads': '5',
    };
    const { clock } = await pay({ ...on, ...minimums }, 'OneTime');
    clock.advance(3_000);
    await settle();
    expect(prompts()).toHaveLength(1);
  });
});

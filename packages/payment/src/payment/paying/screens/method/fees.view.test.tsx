import { submitImmediateBank, thirdPartyFee } from '@portico/contract';
import { cents } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { descriptionOf, textOf } from '../../../../testing/dom';
import {
  chooseFrequency,
  enterDay,
  openLoan,
  stepNames,
  submitAndConfirm,
  typeAmount,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const on = { 'generalPaymentOptions.useThirdPartyFeeOption': 'true' };
const charging = (scene: PaymentScene = {}): PaymentScene => ({
  ...scene,
  settings: { ...on, ...scene.settings },
  prepare: (test) => {
    const answer = { hasNoErrors: true, errors: [], thirdPartyFeeAmount: cents(345) };
    test.server.answer(thirdPartyFee, answer);
    scene.prepare?.(test);
  },
});
const pageText = () => textOf(document.body);

describe('the fee of a third party', () => {
  it('[PAY-400] is requested only if the lender enables it', async () => {
    const { user, server, navigations } = await openLoan();
    await typeAmount(user, '100');
    expect(pageText()).toContain('Total$101.50');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(thirdPartyFee)).toEqual([]);
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: { Details: { ThirdPartyFee: 0 } },
    });
  });

  it('[PAY-399, PAY-401] is requested whenever the selection becomes valid', async () => {
    const { user, server } = await openLoan(charging());
    await waitFor(() => expect(server.requestsTo(thirdPartyFee)).toHaveLength(1));
    const [request] = server.requestsTo(thirdPartyFee);
    expect(request).toMatchObject({
      method: 'POST',
      body: {
        IsAch: true,
        IsCreditCard: false,
        IsDebitCard: false,
        IsImmediate: true,
        IsOneTime: true,
        IsRecurring: false,
        LoanNumber: '001-1234567-8',
      },
    });
    expect(request?.url).toMatch(/\/api\/PaymentInformation\/GetThirdPartyFee$/);
    await chooseFrequency(user, 'Weekly');
    expect(server.requestsTo(thirdPartyFee)).toHaveLength(1);
    await enterDay(user, '03/20/2025');
    await waitFor(() => expect(server.requestsTo(thirdPartyFee)).toHaveLength(2));
    expect(server.requestsTo(thirdPartyFee)[1]?.body).toMatchObject({ IsRecurring: true });
  });

  it('[PAY-406] is requested once for the same choice', async () => {
    const { user, server } = await openLoan(charging());
    await waitFor(() => expect(stepNames()).toContain('Payment amount'));
    await user.click(screen.getByRole('radio', { name: /^On a later day/ }));
    await enterDay(user, '03/20/2025');
    await waitFor(() => expect(server.requestsTo(thirdPartyFee)).toHaveLength(2));
    await enterDay(user, '03/21/2025');
    await user.click(screen.getByRole('radio', { name: /^Today/ }));
    await waitFor(() => expect(stepNames()).toContain('Payment amount'));
    expect(server.requestsTo(thirdPartyFee)).toHaveLength(2);
  });

  it('[PAY-407, PAY-512] shows a spinner of 80 and no amount while it loads', async () => {
    let held: { release: (body: unknown) => void } | undefined;
    await openLoan(
      charging({
        prepare: ({ server }) => {
          held = server.hold(thirdPartyFee);
        },
      }),
    );
    const spinner = await screen.findByRole('img', { name: 'Looking up the fee' });
    expect(spinner.getAttribute('width')).toBe('80');
    expect(stepNames()).not.toContain('Payment amount');
    held?.release({ HasNoErrors: true, ThirdPartyFeeAmount: 1 });
    await waitFor(() => expect(stepNames()).toContain('Payment amount'));
    expect(screen.queryByRole('img', { name: 'Looking up the fee' })).toBeNull();
  });

  it('[PAY-408] is added to the total and sent', async () => {
    const { user, server, navigations } = await openLoan(charging());
    await typeAmount(user, '100');
    expect(pageText()).toContain('Processing fee$4.95');
    expect(pageText()).toContain('Total$104.95');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)[0]?.body).toMatchObject({
      Payment: { Details: { FirstPartyFee: 1.5, ThirdPartyFee: 3.45 } },
    });
  });

  it.each<[string, NonNullable<PaymentScene['prepare']>]>([
    ['is refused', ({ server }) => server.refuse(thirdPartyFee, 'Error')],
    ['does not come', ({ server }) => server.drop(thirdPartyFee)],
  ])(
    '[PAY-409] that %s makes the selection invalid, with the text of the lender',
    async (_, prepare) => {
      const { user, server } = await openLoan(
        charging({ prepare, settings: { 'payment.feeFailed': 'Ask us for the fee.' } }),
      );
      expect(await screen.findByText('Ask us for the fee.')).toBeTruthy();
      expect(stepNames()).not.toContain('Payment amount');
      server.answer(thirdPartyFee, {
        hasNoErrors: true,
        errors: [],
        thirdPartyFeeAmount: cents(1),
      });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stepNames()).toContain('Payment amount'));
    },
  );
});

describe('the note about the fees', () => {
  it('is shown before a method is chosen', async () => {
    await openLoan(charging());
    expect(descriptionOf(screen.getByRole('radio', { name: /^E-Check/ }))).toBe(
      'Processing fee: $1.50 today, $0.75 on a later day, $0.25 for each autopay payment. A third party may add a fee; you see it before you submit.',
    );
    expect(descriptionOf(screen.getByRole('radio', { name: /^Card/ }))).toContain(
      'Processing fee: $2.00 by debit card, $3.00 by credit card.',
    );
  });

  it.each([
    ['Card', { 'cardPaymentOptions.cardFeeInfoText': '<p>Cards cost more.</p>' }, true],
    ['E-Check', { 'cardPaymentOptions.cardFeeInfoText': '<p>Cards cost more.</p>' }, false],
    ['Card', {}, false],
  ] as const)('[PAY-411] by %s with %j shows the card text: %s', async (type, settings, shown) => {
    const { user } = await openLoan({ settings }, type);
    await typeAmount(user, '100');
    await waitFor(() => expect(stepNames()).toContain('Payment total'));
    await waitFor(() => expect(pageText().includes('Cards cost more.')).toBe(shown));
  });
});

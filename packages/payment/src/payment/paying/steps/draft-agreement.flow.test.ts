import { describe, expect, it } from 'vitest';
import { context, settings } from '../../../testing/fixtures';
import {
  cancelReview,
  chooseChecking,
  chooseLoan,
  confirm,
  delayedRequests,
  payLater,
  paymentWorld,
  posted,
  prepareDraft,
  review,
  typeAmount,
  viewDraft,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { PreparedDraft } from '../paying.state';

const prepared: PreparedDraft = { token: 'draft-1', bank: undefined };
const today: readonly PaymentEvent[] = [chooseLoan, chooseChecking, typeAmount('100')];
const onALaterDay: readonly PaymentEvent[] = [
  chooseLoan,
  chooseChecking,
  payLater('03/20/2025'),
  typeAmount('100'),
  review,
];

/** A lender that needs a draft agreement; it arrives when the test says so. */
function world() {
  const drafts = delayedRequests<PreparedDraft | undefined>();
  const page = paymentWorld({
    context: () => ({ ...context, settings: { ...settings, requireDraft: true } }),
    prepareDraft: drafts.request,
    send: () => Promise.resolve(posted),
  });
  return { ...page, drafts };
}

describe('a draft agreement', () => {
  it('has to be opened before the payment can be confirmed', async () => {
    const { after, step, calls, drafts } = world();
    await after(...onALaterDay);
    expect(step()).toMatchObject({ at: 'confirming', draft: { at: 'preparing' } });
    await after(confirm);
    await drafts.answer(0, prepared);
    expect(step()).toMatchObject({ draft: { at: 'ready', viewed: false } });
    await after(confirm);
    expect(calls.send).not.toHaveBeenCalled();
    await after(viewDraft);
    expect(step()).toMatchObject({ draft: { at: 'ready', viewed: true } });
    await after(confirm);
    expect(step().at).toBe('done');
  });

  it('is sent with the payment', async () => {
    const { after, calls, drafts } = world();
    await after(...onALaterDay);
    await drafts.answer(0, prepared);
    await after(viewDraft, confirm);
    expect(calls.send.mock.calls[0]?.[0]).toMatchObject({
      amount: 10_000,
      draftAgreementToken: 'draft-1',
    });
  });

  it('cannot be opened or requested again while it is being prepared', async () => {
    const { after, step, calls, drafts } = world();
    await after(...onALaterDay, viewDraft, prepareDraft);
    expect(calls.prepareDraft).toHaveBeenCalledOnce();
    await drafts.answer(0, prepared);
    expect(step()).toMatchObject({ draft: { at: 'ready', viewed: false } });
  });

  it('that is ready is not requested again', async () => {
    const { after, step, calls, drafts } = world();
    await after(...onALaterDay);
    await drafts.answer(0, prepared);
    await after(prepareDraft);
    expect(calls.prepareDraft).toHaveBeenCalledOnce();
    expect(step()).toMatchObject({ draft: { at: 'ready' } });
  });

  it('that could not be prepared can be requested again; nothing is sent without it', async () => {
    const { after, step, calls, drafts } = world();
    await after(...onALaterDay);
    await drafts.answer(0, undefined);
    expect(step()).toMatchObject({ at: 'confirming', draft: { at: 'failed' } });
    await after(viewDraft, confirm);
    expect(calls.send).not.toHaveBeenCalled();
    await after(prepareDraft);
    expect(step()).toMatchObject({ at: 'confirming', draft: { at: 'preparing' } });
    await drafts.answer(1, prepared);
    await after(viewDraft, confirm);
    expect(calls.send.mock.calls[0]?.[0]).toMatchObject({ draftAgreementToken: 'draft-1' });
  });

  it('[PAY-430] is not needed for a payment of today', async () => {
    const { after, step, calls } = world();
    await after(...today, review, viewDraft, prepareDraft);
    expect(step()).toMatchObject({ at: 'confirming', draft: undefined });
    expect(calls.prepareDraft).not.toHaveBeenCalled();
  });

  it('is not requested before the payment is reviewed', async () => {
    const { after, step, calls } = world();
    await after(...today, viewDraft, prepareDraft);
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
    expect(calls.prepareDraft).not.toHaveBeenCalled();
  });
});

describe('a draft agreement that arrives late', () => {
  it('does not open the confirmation again that was cancelled', async () => {
    const { after, step, drafts } = world();
    await after(...onALaterDay, cancelReview);
    await drafts.answer(0, prepared);
    expect(step().at).toBe('choosing');
  });

  it('does not replace that of another payment', async () => {
    const { after, step, drafts } = world();
    await after(...onALaterDay, cancelReview, typeAmount('200'), review);
    await drafts.answer(0, prepared);
    expect(step()).toMatchObject({ at: 'confirming', draft: { at: 'preparing' } });
    await drafts.answer(1, { token: 'draft-2', bank: undefined });
    expect(step()).toMatchObject({
      reviewed: { submission: { amount: 20_000 } },
      draft: { at: 'ready', token: 'draft-2' },
    });
  });

  it('changes nothing once the screen is removed', async () => {
    const { after, flow, step, drafts } = world();
    await after(...onALaterDay);
    flow.dispose();
    await drafts.answer(0, prepared);
    expect(step()).toMatchObject({ draft: { at: 'preparing' } });
  });
});

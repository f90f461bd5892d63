import { createTestStorage } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { context, settings } from '../../../testing/fixtures';
import {
  checkAgain,
  choose,
  chooseAll,
  chooseLoan,
  confirm,
  creditLine,
  lost,
  paymentWorld,
  posted,
  refused,
  retry,
  review,
  sendAgain,
  settle,
  startOver,
  typeAmount,
} from '../../../testing/flow-world';
import type { SendAnswer } from '../paying.ports';
import { arrivalTime, laterPause, lookUpPauses, type OutcomeAnswer } from '@portico/shared/outcome';

type World = ReturnType<typeof paymentWorld>;
type Needs = Parameters<typeof paymentWorld>[0];

const absent: OutcomeAnswer = { status: 'absent' };
const notMade: OutcomeAnswer = { status: 'notMade' };

/** What the first look-ups take together. */
const firstLookUps = lookUpPauses.reduce<number>((sum, pause) => sum + pause, 0);

const keysHonoured = () => ({ ...context, settings: { ...settings, resendSameKey: true } });
const keysOf = ({ calls }: World) => calls.send.mock.calls.map(([, key]) => key);

/** Answers in this order, the last one for ever. */
const inOrder = <Answer>(...answers: [Answer, ...Answer[]]) => {
  let nth = 0;
  return () => Promise.resolve(answers[Math.min(nth++, answers.length - 1)] ?? answers[0]);
};

/** A browser whose tabs share its storage; each call opens another tab. */
function browser() {
  const shared = createTestStorage();
  let tabs = 0;
  const open = (needs: Needs = {}) => {
    const tab = ++tabs;
    let keys = 0;
    return paymentWorld({
      shared,
      newKey: () => `key-${tab}.${++keys}`,
      outcome: () => Promise.resolve(absent),
      ...needs,
    });
  };
  return { shared, open };
}

/** Passes the time in the steps in which the flow uses it. */
async function passAll({ pass }: Pick<World, 'pass'>, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= laterPause)
    await pass(Math.min(laterPause, left));
}

/** A payment that was sent and lost, of which the host knows nothing yet. */
async function sentAndLost(needs: Needs = {}, { open, shared } = browser()) {
  const tab = open({ send: inOrder<SendAnswer>(lost, posted), ...needs });
  await tab.after(...chooseAll, confirm);
  await tab.lookUp();
  return { tab, open, shared };
}

describe('[POR-125] a payment whose key the host has closed', () => {
  it('was not made: it is sent again under a new key, once', async () => {
    const { tab, shared } = await sentAndLost({ outcome: () => Promise.resolve(notMade) });
    expect(tab.step()).toMatchObject({ at: 'notSent', intent: { mayHaveArrived: false } });
    expect([shared.entries.size, tab.storage.entries.size]).toEqual([0, 0]);
    await tab.after(retry, retry);
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.2']);
    expect(tab.step().at).toBe('done');
  });

  it('can be changed instead, and is another payment then', async () => {
    const { tab } = await sentAndLost({ outcome: () => Promise.resolve(notMade) });
    await tab.after(typeAmount('90'), review, confirm);
    expect(tab.calls.send.mock.calls.map(([{ amount }, key]) => [amount, key])).toEqual([
      [10_000, 'key-1.1'],
      [9_000, 'key-1.3'],
    ]);
  });

  it('is looked up once, because nothing of it can arrive any more', async () => {
    const { tab } = await sentAndLost({ outcome: () => Promise.resolve(notMade) });
    expect(tab.calls.outcome).toHaveBeenCalledOnce();
  });

  it('before the payment came is refused with KeyClosed, and sent again under a new key', async () => {
    const { tab, shared } = await sentAndLost({ send: inOrder(refused('KeyClosed'), posted) });
    expect(tab.step()).toMatchObject({ at: 'notSent', text: 'errorConnection' });
    expect(tab.calls.outcome).not.toHaveBeenCalled();
    expect(shared.entries.size).toBe(0);
    await tab.after(retry);
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.2']);
  });

  it('is not made either where the look-up has the code KeyClosed', async () => {
    const answer: OutcomeAnswer = { status: 'refused', codes: ['KeyClosed'] };
    const { tab } = await sentAndLost({ outcome: () => Promise.resolve(answer) });
    expect(tab.step().at).toBe('notSent');
  });

  it.each([
    ['after a reload', true],
    ['in another tab', false],
  ])(
    '%s the borrower is told that it was not made, and pays again under a new key',
    async (_, isReload) => {
      const { tab, open, shared } = await sentAndLost({
        outcome: () => Promise.resolve({ status: 'unanswered' }),
      });
      tab.flow.dispose();
      const next = open({
        ...(isReload && { storage: tab.storage }),
        send: () => Promise.resolve(posted),
        outcome: () => Promise.resolve(notMade),
      });
      await next.after(chooseLoan);
      expect(shared.entries.size).toBe(0);
      await next.after(...chooseAll, confirm);
      expect(keysOf(next)).toEqual(['key-2.1']);
      expect(next.step().at).toBe('done');
    },
  );
});

describe('[POR-126] a payment that the host has not received, and that may still arrive', () => {
  it('stays locked, is looked up again and again, and nothing of it is sent', async () => {
    const { tab, shared } = await sentAndLost();
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'mayArrive' });
    const asked = tab.calls.outcome.mock.calls.length;
    await tab.pass(laterPause - 1);
    expect(tab.calls.outcome).toHaveBeenCalledTimes(asked);
    await tab.pass(1);
    expect(tab.calls.outcome).toHaveBeenCalledTimes(asked + 1);
    await tab.pass(laterPause);
    expect(tab.calls.outcome).toHaveBeenCalledTimes(asked + 2);
    await tab.after(typeAmount('1'), review, confirm, retry, sendAgain, startOver);
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'mayArrive' });
    expect(keysOf(tab)).toEqual(['key-1.1']);
    expect(shared.entries.size).toBe(1);
  });

  it('may arrive until five minutes after it was sent, and no longer', async () => {
    const { tab } = await sentAndLost();
    await passAll(tab, arrivalTime - firstLookUps - 1);
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'mayArrive' });
    await tab.pass(1);
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'neverArrived' });
    const asked = tab.calls.outcome.mock.calls.length;
    await passAll(tab, arrivalTime);
    expect(tab.calls.outcome).toHaveBeenCalledTimes(asked);
    expect(keysOf(tab)).toEqual(['key-1.1']);
  });

  it.each<[string, OutcomeAnswer, object]>([
    ['arrives is paid', { status: 'posted', referenceNumber: 'R-4' }, { at: 'done' }],
    [
      'arrives and is refused says why',
      { status: 'refused', codes: ['Declined'] },
      { at: 'choosing', refusal: { text: 'errorDeclined' } },
    ],
    ['is closed meanwhile can be sent again', notMade, { at: 'notSent' }],
    [
      'is being carried out stays locked',
      { status: 'processing' },
      { at: 'unresolved', outcome: 'unclear' },
    ],
  ])('and %s', async (_, answer, step) => {
    const { tab } = await sentAndLost();
    tab.calls.outcome.mockResolvedValue(answer);
    await tab.pass(laterPause);
    expect(tab.step()).toMatchObject(step);
  });

  it('is looked up at once when the borrower asks, and by itself no more than before', async () => {
    const { tab } = await sentAndLost();
    await tab.after(checkAgain);
    await tab.lookUp();
    const asked = tab.calls.outcome.mock.calls.length;
    await tab.pass(laterPause);
    expect(tab.calls.outcome).toHaveBeenCalledTimes(asked + 1);
  });

  it('is no longer looked up while another loan is paid, or once the screen is left', async () => {
    const { tab } = await sentAndLost();
    await tab.after(choose(creditLine));
    const asked = tab.calls.outcome.mock.calls.length;
    await passAll(tab, arrivalTime);
    expect(tab.calls.outcome).toHaveBeenCalledTimes(asked);

    const { tab: left } = await sentAndLost();
    left.flow.dispose();
    const before = left.calls.outcome.mock.calls.length;
    await passAll(left, arrivalTime);
    expect(left.calls.outcome).toHaveBeenCalledTimes(before);
    expect(left.step()).toMatchObject({ at: 'unresolved', outcome: 'mayArrive' });
  });

  it('is not changed by an answer that comes after another loan was chosen', async () => {
    const { tab } = await sentAndLost();
    let answer: (outcome: OutcomeAnswer) => void = () => undefined;
    tab.calls.outcome.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await tab.pass(laterPause);
    await tab.after(choose(creditLine));
    answer(notMade);
    await settle();
    expect(tab.step()).toEqual({ at: 'choosing', refusal: undefined });
  });

  it.each([
    ['after a reload', true],
    ['in another tab', false],
  ])('%s stays locked for as long, counted from when it was sent', async (_, isReload) => {
    const { tab, open } = await sentAndLost();
    await passAll(tab, 60_000);
    tab.flow.dispose();
    const next = open(isReload ? { storage: tab.storage } : {});
    // The clock of this tab begins where the other one began.
    next.clock.advance(firstLookUps + 60_000);
    await next.after(chooseLoan);
    await next.lookUp();
    expect(next.step()).toMatchObject({
      at: 'unresolved',
      outcome: 'mayArrive',
      intent: { key: 'key-1.1' },
    });
    await passAll(next, arrivalTime - 60_000 - 2 * firstLookUps - 1);
    expect(next.step()).toMatchObject({ outcome: 'mayArrive' });
    await next.pass(1);
    expect(next.step()).toMatchObject({ outcome: 'neverArrived' });
    await next.after(sendAgain);
    expect(keysOf(next)).toEqual([]);
  });

  it.each([
    ['a clock that was set back', -3_600_000],
    ['a lock from the future', -86_400_000],
  ])('stays locked for the whole time by %s', async (_, shift) => {
    const { tab, open } = await sentAndLost();
    tab.flow.dispose();
    const next = open();
    next.clock.sleep(shift);
    await next.after(chooseLoan);
    await next.lookUp();
    await passAll(next, arrivalTime - firstLookUps - 1);
    expect(next.step()).toMatchObject({ outcome: 'mayArrive' });
    await next.pass(1);
    expect(next.step()).toMatchObject({ outcome: 'neverArrived' });
  });

  it('stays locked when the clock is set back while it is watched', async () => {
    const { tab } = await sentAndLost();
    tab.clock.sleep(-3_600_000);
    await passAll(tab, arrivalTime);
    expect(tab.step()).toMatchObject({ outcome: 'mayArrive' });
  });
});

describe('[POR-126] a payment that can no longer arrive', () => {
  const neverArrived = async (needs: Needs = {}) => {
    const { tab, ...rest } = await sentAndLost(needs);
    await passAll(tab, arrivalTime);
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'neverArrived' });
    return { tab, ...rest };
  };

  it('is sent again under its key only, where keys are honoured', async () => {
    const { tab } = await neverArrived({ context: keysHonoured });
    await tab.after(sendAgain);
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.1']);
    expect(tab.step().at).toBe('done');
  });

  it('is not sent again where they are not, and stays locked', async () => {
    const { tab, shared } = await neverArrived();
    await tab.after(sendAgain, retry, review, confirm);
    expect(keysOf(tab)).toEqual(['key-1.1']);
    expect(shared.entries.size).toBe(1);
  });

  it('may arrive again for as long once it was sent again and lost', async () => {
    const { tab } = await neverArrived({ context: keysHonoured, send: inOrder(lost) });
    await tab.after(sendAgain);
    await tab.lookUp();
    await passAll(tab, arrivalTime - firstLookUps - 1);
    expect(tab.step()).toMatchObject({ outcome: 'mayArrive' });
    await tab.pass(1);
    expect(tab.step()).toMatchObject({ outcome: 'neverArrived' });
  });

  it('is refused when it is sent again and refused', async () => {
    const { tab, shared } = await neverArrived({
      context: keysHonoured,
      send: inOrder(lost, refused('Declined')),
    });
    await tab.after(sendAgain);
    await tab.lookUp();
    expect(tab.step()).toEqual({
      at: 'choosing',
      refusal: { text: 'errorDeclined', disablesSubmit: true },
    });
    expect(shared.entries.size).toBe(0);
  });

  it('lets the borrower start over once the lender has said that it was not made', async () => {
    const { tab, shared } = await neverArrived();
    await tab.after(startOver);
    expect(tab.step()).toEqual({ at: 'choosing', refusal: undefined });
    expect(shared.entries.size).toBe(0);
  });

  it('can be looked up again', async () => {
    const { tab } = await neverArrived();
    tab.calls.outcome.mockResolvedValue({ status: 'posted', referenceNumber: 'R-6' });
    await tab.after(checkAgain);
    expect(tab.step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-6' } });
  });
});

describe('[POR-126] a refusal of a payment that was sent again', () => {
  const sentAgain = async (needs: Needs, wait = 0) => {
    const tab = browser().open({
      context: keysHonoured,
      send: inOrder(lost, refused('NiteMode')),
      outcome: () => Promise.resolve({ status: 'unsupported' }),
      ...needs,
    });
    await tab.after(...chooseAll, confirm);
    await passAll(tab, wait);
    await tab.after(sendAgain);
    await tab.lookUp();
    return tab;
  };

  it('does not free the loan while the first request may still arrive', async () => {
    const tab = await sentAgain({});
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'unsupported' });
    await tab.after(review, confirm);
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.1']);
  });

  it('frees it once the first request can no longer arrive', async () => {
    const tab = await sentAgain({}, arrivalTime);
    expect(tab.step()).toEqual({ at: 'choosing', refusal: { text: 'errorNiteMode' } });
  });

  it('frees it where the host has closed the key', async () => {
    const unsupported: OutcomeAnswer = { status: 'unsupported' };
    const tab = await sentAgain({ outcome: inOrder<OutcomeAnswer>(unsupported, notMade) });
    expect(tab.step()).toEqual({ at: 'choosing', refusal: { text: 'errorNiteMode' } });
  });

  it('is not believed where the payment was made', async () => {
    const unsupported: OutcomeAnswer = { status: 'unsupported' };
    const made: OutcomeAnswer = { status: 'posted', referenceNumber: 'R-5' };
    const tab = await sentAgain({ outcome: inOrder<OutcomeAnswer>(unsupported, made) });
    expect(tab.step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-5' } });
  });
});

import { createTestStorage } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { context, settings } from '../../../testing/fixtures';
import {
  checkAgain,
  choose,
  chooseAll,
  chooseChecking,
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
import type { PaymentEvent } from '../paying.events';
import type { PaymentPorts, SendAnswer } from '../paying.ports';
import { arrivalTime, type OutcomeAnswer } from '@portico/shared/outcome';

const submitAgain: readonly PaymentEvent[] = [review, confirm];
const unanswered: OutcomeAnswer = { status: 'unanswered' };
const unsupported: OutcomeAnswer = { status: 'unsupported' };
const mayArrive = { at: 'unresolved', outcome: 'mayArrive' };

/** A browser whose tabs share its storage; each call opens another tab. */
function browser() {
  const shared = createTestStorage();
  let tabs = 0;
  const open = (world: Parameters<typeof paymentWorld>[0] = {}) => {
    tabs += 1;
    const name = tabs;
    let keys = 0;
    return paymentWorld({ shared, newKey: () => `key-${name}.${++keys}`, ...world });
  };
  return { shared, open };
}

type World = ReturnType<typeof paymentWorld>;
const keysOf = ({ calls }: World) => calls.send.mock.calls.map(([, key]) => key);

/** A tab in which a payment was sent, and its outcome could not be found out. */
async function leaveUnknown(open: ReturnType<typeof browser>['open']) {
  const tab = open({
    send: () => Promise.resolve(lost),
    outcome: () => Promise.resolve(unanswered),
  });
  await tab.after(...chooseAll, confirm);
  await tab.lookUp();
  expect(tab.step().at).toBe('unresolved');
  return tab;
}

describe('[POR-013] a payment of unknown outcome, seen from another tab', () => {
  it('is looked up by its key before the loan can be paid', async () => {
    const { open } = browser();
    await leaveUnknown(open);
    const second = open({ outcome: () => Promise.resolve(unanswered) });
    await second.after(chooseLoan);
    expect(second.step()).toMatchObject({ at: 'checking', intent: { key: 'key-1.1' } });
    await second.lookUp();
    expect(second.step()).toMatchObject({ at: 'unresolved', intent: { key: 'key-1.1' } });
    await second.after(chooseChecking, typeAmount('100'), ...submitAgain);
    expect(keysOf(second)).toEqual([]);
    expect(second.calls.outcome.mock.calls.every(([key]) => key === 'key-1.1')).toBe(true);
  });

  it('locks the loan after its tab was closed and the borrower has signed in again', async () => {
    const { open } = browser();
    (await leaveUnknown(open)).flow.dispose();
    const next = open({ borrower: 'MARIA', outcome: () => Promise.resolve(unanswered) });
    await next.after(chooseLoan);
    await next.lookUp();
    expect(next.step().at).toBe('unresolved');
  });

  it('does not lock another loan, or the loan of another borrower', async () => {
    const { open } = browser();
    await leaveUnknown(open);
    for (const world of [
      { tab: open(), account: choose(creditLine) },
      { tab: open({ borrower: 'omar' }), account: chooseLoan },
    ]) {
      await world.tab.after(world.account);
      expect(world.tab.step().at).toBe('choosing');
      expect(world.tab.state().choices.account.at).toBe('open');
    }
  });

  it('lets another loan be chosen, and is still locked when the borrower returns', async () => {
    const { open } = browser();
    const tab = await leaveUnknown(open);
    await tab.after(choose(creditLine));
    expect(tab.state().choices.account).toMatchObject({ at: 'open', account: creditLine });
    await tab.after(chooseLoan);
    expect(tab.step()).toMatchObject({ at: 'checking', intent: { key: 'key-1.1' } });
  });

  it.each<[string, OutcomeAnswer, object]>([
    [
      'made: says so, and opens the loan',
      { status: 'posted', referenceNumber: 'R-7' },
      { at: 'choosing', earlierPaid: 'R-7' },
    ],
    [
      'not made: says so, and opens the loan',
      { status: 'notMade' },
      { at: 'choosing', refusal: { text: 'errorEarlierNotMade' } },
    ],
    [
      'refused: says why, and opens the loan',
      { status: 'refused', codes: ['Declined'] },
      { at: 'choosing', refusal: { text: 'errorDeclined' } },
    ],
  ])('that was found to be %s', async (_, answer, step) => {
    const { open, shared } = browser();
    await leaveUnknown(open);
    const second = open({ outcome: () => Promise.resolve(answer) });
    await second.after(chooseLoan);
    await second.lookUp();
    expect(second.step()).toMatchObject(step);
    expect(second.state().choices.account.at).toBe('open');
    expect(shared.entries.size).toBe(0);
  });

  it('stops a payment that was entered before the other tab sent its own', async () => {
    const { open } = browser();
    const second = open({ outcome: () => Promise.resolve(unanswered) });
    await second.after(...chooseAll);
    await leaveUnknown(open);
    await second.after(confirm);
    await second.lookUp();
    expect(second.step()).toMatchObject({ at: 'unresolved', intent: { key: 'key-2.1' } });
    expect(keysOf(second)).toEqual([]);
  });
});

describe('[POR-001] resending an intent that may have arrived', () => {
  const keysHonoured = () => ({ ...context, settings: { ...settings, resendSameKey: true } });

  /** A tab whose payment was lost, where the host cannot look it up and honours its key. */
  const offersResend = async (
    open: ReturnType<typeof browser>['open'],
    withTabLock?: PaymentPorts['withTabLock'],
  ) => {
    const answers = [lost];
    const tab = open({
      ...(withTabLock && { withTabLock }),
      context: keysHonoured,
      send: () => Promise.resolve(answers.shift() ?? posted),
      outcome: () => Promise.resolve(unsupported),
    });
    await tab.after(...chooseAll, confirm);
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'unsupported' });
    return tab;
  };

  it('while another tab holds the payment lock stays locked to its key', async () => {
    let busy = false;
    const tab = await offersResend(browser().open, async (run) => {
      if (busy) return 'busy';
      await run();
      return 'done';
    });
    busy = true;
    await tab.after(sendAgain);
    expect(tab.step()).toMatchObject({ at: 'notSent', text: 'errorOtherTab' });
    await tab.after(typeAmount('1'), ...submitAgain);
    busy = false;
    await tab.after(retry);
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.1']);
    expect(tab.step().at).toBe('done');
  });

  it.each<[string, OutcomeAnswer, object]>([
    [
      'was not received is not done',
      { status: 'notMade' },
      { at: 'choosing', refusal: { text: 'errorEarlierNotMade' } },
    ],
    [
      'was made says so',
      { status: 'posted', referenceNumber: 'R-8' },
      { at: 'choosing', earlierPaid: 'R-8' },
    ],
    [
      'was refused says why',
      { status: 'refused', codes: ['Declined'] },
      { at: 'choosing', refusal: { text: 'errorDeclined' } },
    ],
    ['may still arrive stays locked', { status: 'absent' }, mayArrive],
    ['cannot be looked up stays locked', unsupported, { at: 'unresolved', outcome: 'unsupported' }],
    ['is unknown again stays locked', unanswered, { at: 'unresolved', outcome: 'unclear' }],
  ])('that another tab has settled, and that %s', async (_, answer, step) => {
    const { open, shared } = browser();
    const tab = await offersResend(open);
    const second = open();
    await second.after(chooseLoan);
    expect(shared.entries.size).toBe(0);
    tab.calls.outcome.mockResolvedValue(answer);
    await tab.after(sendAgain);
    await tab.lookUp();
    expect(keysOf(tab)).toEqual(['key-1.1']);
    expect(tab.step()).toMatchObject(step);
    expect(shared.entries.size).toBe('outcome' in step ? 1 : 0);
  });
});

describe('[POR-014] a refusal that says not to pay again', () => {
  const refusing = (outcome: OutcomeAnswer, open = browser().open) =>
    open({
      send: () => Promise.resolve(refused('DoNotResubmit')),
      outcome: () => Promise.resolve(outcome),
    });

  it('looks the payment up, which stays locked to its key', async () => {
    const tab = refusing(unanswered);
    await tab.after(...chooseAll, confirm);
    expect(tab.step().at).toBe('checking');
    await tab.lookUp();
    await tab.after(...submitAgain, retry);
    expect(tab.step().at).toBe('unresolved');
    expect(keysOf(tab)).toEqual(['key-1.1']);
  });

  it.each<[string, OutcomeAnswer]>([
    ['knows nothing of it', { status: 'absent' }],
    ['has closed its key', { status: 'notMade' }],
    ['says the same', { status: 'refused', codes: ['DoNotResubmit'] }],
    ['is still at it', { status: 'processing' }],
    ['cannot be asked', unsupported],
  ])(
    '[POR-002] stays locked where the host %s, when checked again, after a reload and in another tab',
    async (_, outcome) => {
      const { open } = browser();
      const tab = refusing(outcome, open);
      await tab.after(...chooseAll, confirm);
      await tab.lookUp();
      await tab.after(...submitAgain, retry, sendAgain, checkAgain);
      await tab.lookUp();
      expect(tab.step().at).toBe('unresolved');
      expect(keysOf(tab)).toEqual(['key-1.1']);
      tab.flow.dispose();
      for (const left of [{ storage: tab.storage }, {}]) {
        const next = open({ ...left, outcome: () => Promise.resolve(outcome) });
        await next.after(chooseLoan);
        await next.lookUp();
        expect(next.step()).toMatchObject({ at: 'unresolved', intent: { key: 'key-1.1' } });
      }
    },
  );

  it('given by a look-up alone is kept too', async () => {
    const { open } = browser();
    const tab = open({
      send: () => Promise.resolve(lost),
      outcome: () => Promise.resolve({ status: 'refused', codes: ['DoNotResubmit'] }),
    });
    await tab.after(...chooseAll, confirm);
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'doNotResubmit' });
    const next = open({ outcome: () => Promise.resolve({ status: 'notMade' }) });
    await next.after(chooseLoan);
    expect(next.step()).toMatchObject({ at: 'unresolved', outcome: 'doNotResubmit' });
  });

  it('is never sent again under its key, even where keys are honoured', async () => {
    const tab = browser().open({
      context: () => ({ ...context, settings: { ...settings, resendSameKey: true } }),
      send: () => Promise.resolve(refused('DoNotResubmit')),
      outcome: () => Promise.resolve(unsupported),
    });
    await tab.after(...chooseAll, confirm, sendAgain);
    expect(keysOf(tab)).toEqual(['key-1.1']);
  });

  it('that was made after all is shown as paid', async () => {
    const tab = refusing({ status: 'posted', referenceNumber: 'R-3' });
    await tab.after(...chooseAll, confirm);
    expect(tab.step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-3' } });
  });

  it('that the lender calls not made lets the borrower start over', async () => {
    const tab = refusing({ status: 'notMade' });
    await tab.after(...chooseAll, confirm);
    await tab.pass(arrivalTime);
    await tab.after(startOver);
    expect(tab.step()).toEqual({ at: 'choosing', refusal: undefined });
  });
});

describe('[POR-127] an answered refusal', () => {
  it.each([['Host error 0x17 at line 9'], ['Error'], ['Unheard'], ['']])(
    'with "%s" leaves the form with the generic error, locks nothing, and another method can be used',
    async (code) => {
      const { open, shared } = browser();
      const answers = [refused(code)];
      const tab = open({ send: () => Promise.resolve(answers.shift() ?? posted) });
      await tab.after(...chooseAll, confirm);
      expect(tab.step()).toEqual({ at: 'choosing', refusal: { text: 'error' } });
      expect(tab.calls.outcome).not.toHaveBeenCalled();
      expect([shared.entries.size, tab.storage.entries.size]).toEqual([0, 0]);
      await tab.after({ type: 'chooseSaved', profileId: 'p2' }, typeAmount('90'), ...submitAgain);
      expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.2']);
      expect(tab.step().at).toBe('done');
    },
  );

  it('without any code is one too', async () => {
    const tab = browser().open({ send: () => Promise.resolve(refused()) });
    await tab.after(...chooseAll, confirm);
    expect(tab.step()).toEqual({ at: 'choosing', refusal: { text: 'error' } });
  });
});

it('a key that the host has for another payment is looked up', async () => {
  const tab = browser().open({
    send: () => Promise.resolve(refused('IdempotencyKeyReused')),
    outcome: () => Promise.resolve(unanswered),
  });
  await tab.after(...chooseAll, confirm);
  await tab.lookUp();
  expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'unclear' });
});

describe('[POR-016] where no outcome can be looked up', () => {
  const answers =
    (...given: SendAnswer[]) =>
    () =>
      Promise.resolve(given.shift() ?? posted);
  const lostThere = async (world: Parameters<typeof paymentWorld>[0] = {}) => {
    const tab = browser().open({
      send: answers(lost),
      outcome: () => Promise.resolve(unsupported),
      ...world,
    });
    await tab.after(...chooseAll, confirm);
    return tab;
  };

  it('the payment is locked at once, and not looked up repeatedly', async () => {
    const tab = await lostThere();
    expect(tab.step()).toMatchObject({ at: 'unresolved', outcome: 'unsupported' });
    expect(tab.calls.outcome).toHaveBeenCalledOnce();
  });

  it('it is not sent again unless the setup says that keys are honoured', async () => {
    const tab = await lostThere();
    await tab.after(sendAgain);
    expect(keysOf(tab)).toEqual(['key-1.1']);
  });

  it('it can be sent again under its key if the setup allows it', async () => {
    const tab = await lostThere({
      context: () => ({ ...context, settings: { ...settings, resendSameKey: true } }),
    });
    await tab.after(sendAgain);
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.1']);
    expect(tab.step().at).toBe('done');
  });

  it('[POR-126] the borrower cannot start over while a request of it may still arrive', async () => {
    const tab = await lostThere();
    await tab.pass(arrivalTime - 1);
    await tab.after(startOver, ...submitAgain);
    expect(tab.step()).toMatchObject({ at: 'unresolved', mayStillArrive: true });
    expect(keysOf(tab)).toEqual(['key-1.1']);
  });

  it('the borrower starts over once the lender has said that it was not made', async () => {
    const tab = await lostThere();
    await tab.pass(arrivalTime);
    await tab.after(startOver, ...submitAgain);
    await settle();
    expect(keysOf(tab)).toEqual(['key-1.1', 'key-1.2']);
    expect(tab.step().at).toBe('done');
  });
});

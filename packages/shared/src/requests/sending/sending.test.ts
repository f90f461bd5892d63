import { arrivalTime, lookUpPauses, type OutcomeAnswer } from '../../outcome/find-outcome';
import { createTestStorage } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { createKeptAttempts } from './kept-attempts';
import { createSending, type Attempt, type SendAnswer } from './sending';

const posted: SendAnswer = { status: 'posted', referenceNumber: 'CV-1' };
const lost: SendAnswer = { status: 'lost' };
const notSent: SendAnswer = { status: 'notSent' };
const refused = (code: string): SendAnswer => ({ status: 'refused', code });

type World = {
  /** The answers to what is sent, one after the other. */
  readonly answers?: readonly SendAnswer[];
  /** The answer of each look-up; the last one for all that follow. */
  readonly outcomes?: readonly OutcomeAnswer[];
  readonly earlier?: Attempt;
};

/** Sending in a host that answers as told; a wait ends at once, except for what may still arrive. */
function start({ answers = [], outcomes = [], earlier }: World) {
  const sent: string[] = [];
  const lookedUp: string[] = [];
  let kept: Attempt | undefined = earlier;
  let keys = 0;
  let now = 1_000_000;
  const arrivals: (() => void)[] = [];
  const sending = createSending<string>(
    {
      send: async (input, key) => {
        sent.push(`${input} ${key}`);
        return answers[sent.length - 1] ?? posted;
      },
      outcome: async (key) => {
        lookedUp.push(key);
        return outcomes[lookedUp.length - 1] ?? outcomes.at(-1) ?? { status: 'unanswered' };
      },
      newKey: () => `key-${++keys}`,
      now: () => now,
      wait: (milliseconds) =>
        lookUpPauses.some((pause) => pause === milliseconds)
          ? Promise.resolve()
          : new Promise((resolve) => arrivals.push(resolve)),
      keep: (attempt) => {
        kept = attempt;
      },
    },
    earlier,
  );
  return {
    sending,
    sent,
    lookedUp,
    kept: () => kept,
    pass: async (milliseconds: number) => {
      now += milliseconds;
      for (const arrived of arrivals.splice(0)) arrived();
      await Promise.resolve();
    },
  };
}

describe('what is sent', () => {
  it('[POR-169] has one key, which is forgotten with its answer', async () => {
    const { sending, sent, kept } = start({});
    const ended = sending.submit('plan');
    expect(kept()).toMatchObject({ key: 'key-1' });
    expect(await ended).toEqual({ at: 'sent', referenceNumber: 'CV-1' });
    expect(sent).toEqual(['plan key-1']);
    expect(kept()).toBeUndefined();
  });

  it('[POR-169] is sent once, however often it is pressed', async () => {
    const { sending, sent } = start({});
    await Promise.all([sending.submit('plan'), sending.submit('plan')]);
    expect(sent).toEqual(['plan key-1']);
  });

  it('[POR-169] is refused: nothing is stored, and the next one has another key', async () => {
    const { sending, sent, kept } = start({ answers: [refused('NiteMode')] });
    expect(await sending.submit('plan')).toEqual({ at: 'refused', code: 'NiteMode' });
    expect(kept()).toBeUndefined();
    await sending.submit('plan');
    expect(sent).toEqual(['plan key-1', 'plan key-2']);
  });

  it('[POR-169] has not left the page: it is neither refused nor unknown', async () => {
    const { sending, lookedUp, kept } = start({ answers: [notSent] });
    expect(await sending.submit('plan')).toEqual({ at: 'notSent' });
    expect(lookedUp).toEqual([]);
    expect(kept()).toBeUndefined();
  });

  it.each([
    [
      'posted',
      { status: 'posted', referenceNumber: 'CV-2' },
      { at: 'sent', referenceNumber: 'CV-2' },
    ],
    [
      'refused',
      { status: 'refused', codes: ['RequestOpen'] },
      { at: 'refused', code: 'RequestOpen' },
    ],
    ['not made', { status: 'notMade' }, { at: 'notSent' }],
  ] as const)('[POR-169] has no answer, and is found %s by its key', async (_, outcome, ended) => {
    const { sending, lookedUp, kept } = start({ answers: [lost], outcomes: [outcome] });
    expect(await sending.submit('plan')).toEqual(ended);
    expect(lookedUp).toEqual(['key-1']);
    expect(kept()).toBeUndefined();
  });

  it.each([
    ['processing', false],
    ['unanswered', false],
    ['absent', true],
    ['unsupported', true],
  ] as const)('[POR-169] stays unknown where the look-up is %s', async (status, canSendAgain) => {
    const { sending, sent, kept } = start({ answers: [lost], outcomes: [{ status }] });
    const unknown = { at: 'unknown', canSendAgain, mayStillArrive: true };
    expect(await sending.submit('plan')).toEqual(unknown);
    await sending.submit('another plan');
    await sending.sendAgain();
    expect(sent).toEqual(canSendAgain ? ['plan key-1', 'plan key-1'] : ['plan key-1']);
    expect(kept()).toEqual(canSendAgain ? undefined : { key: 'key-1', sentAt: 1_000_000 });
  });

  it('is looked up again when the borrower asks for it', async () => {
    const unanswered = lookUpPauses.map(() => ({ status: 'unanswered' as const }));
    const { sending } = start({
      answers: [lost],
      outcomes: [...unanswered, { status: 'posted', referenceNumber: 'CV-3' }],
    });
    await sending.submit('plan');
    expect(await sending.checkAgain()).toEqual({ at: 'sent', referenceNumber: 'CV-3' });
  });

  it('stays unknown where it is sent again and does not leave the page', async () => {
    const { sending } = start({ answers: [lost, notSent], outcomes: [{ status: 'absent' }] });
    await sending.submit('plan');
    expect(await sending.sendAgain()).toMatchObject({ at: 'unknown', canSendAgain: true });
  });

  it('is looked up where it is sent again and refused: that says nothing of the first one', async () => {
    const absent = lookUpPauses.map(() => ({ status: 'absent' as const }));
    const { sending } = start({
      answers: [lost, refused('RequestOpen')],
      outcomes: [...absent, { status: 'posted', referenceNumber: 'CV-4' }],
    });
    await sending.submit('plan');
    expect(await sending.sendAgain()).toEqual({ at: 'sent', referenceNumber: 'CV-4' });
  });

  it.each(['DoNotResubmit', 'IdempotencyKeyReused'])('is looked up after %s', async (code) => {
    const { sending, lookedUp } = start({
      answers: [refused(code)],
      outcomes: [{ status: 'refused', codes: [code] }],
    });
    expect(await sending.submit('plan')).toMatchObject({ at: 'unknown', canSendAgain: false });
    expect(lookedUp).toEqual(['key-1']);
  });

  it('was not stored where its key was closed before it came', async () => {
    const { sending, kept } = start({ answers: [refused('KeyClosed')] });
    expect(await sending.submit('plan')).toEqual({ at: 'notSent' });
    expect(kept()).toBeUndefined();
  });

  it('is begun anew only once it can no longer arrive', async () => {
    const world = start({ answers: [lost], outcomes: [{ status: 'processing' }] });
    const { sending, sent, pass } = world;
    await sending.submit('plan');
    sending.startOver();
    expect(sending.state.peek()).toMatchObject({ at: 'unknown', mayStillArrive: true });
    await pass(arrivalTime);
    expect(sending.state.peek()).toMatchObject({ at: 'unknown', mayStillArrive: false });
    sending.startOver();
    expect(sending.state.peek()).toEqual({ at: 'idle' });
    await sending.submit('plan');
    expect(sent).toEqual(['plan key-1', 'plan key-2']);
  });
});

describe('after a reload', () => {
  const earlier = { key: 'key-0', sentAt: 999_000 };

  it('[POR-169] what had no answer is looked up by its key', async () => {
    const world = start({ earlier, outcomes: [{ status: 'posted', referenceNumber: 'CV-5' }] });
    expect(world.sending.state.peek()).toEqual({ at: 'checking' });
    await expect
      .poll(() => world.sending.state.peek())
      .toEqual({ at: 'sent', referenceNumber: 'CV-5' });
    expect(world.lookedUp).toEqual(['key-0']);
  });

  it('[POR-169] what stays unknown cannot be sent again: what it said is not kept', async () => {
    const { sending, sent } = start({ earlier, outcomes: [{ status: 'absent' }] });
    await expect
      .poll(() => sending.state.peek())
      .toEqual({ at: 'unknown', canSendAgain: false, mayStillArrive: true });
    await sending.sendAgain();
    expect(sent).toEqual([]);
  });
});

describe('what is kept', () => {
  const attempt = { key: 'key-1', sentAt: 5 };
  const subject = { account: 'mark', what: 'request', name: 'extension' } as const;

  it('is found by its account and its borrower alone, and forgotten by its subject', () => {
    const storage = createTestStorage();
    const kept = createKeptAttempts(storage, () => 'maria');
    kept.keep(subject, attempt);
    kept.keep({ ...subject, what: 'reply', name: 'CV-1' }, { ...attempt, key: 'key-2' });
    expect(kept.of('mark').map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(kept.of('other')).toEqual([]);
    expect(createKeptAttempts(storage, () => 'daniel').of('mark')).toEqual([]);
    kept.keep(subject, undefined);
    expect(kept.of('mark')).toEqual([
      { account: 'mark', what: 'reply', name: 'CV-1', key: 'key-2', sentAt: 5 },
    ]);
  });

  it('is ignored where it cannot be read', () => {
    const storage = createTestStorage();
    storage.set('portico.requests', '{"attempts":[{"key":1}]}');
    expect(createKeptAttempts(storage, () => 'maria').of('mark')).toEqual([]);
  });
});

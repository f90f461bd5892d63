import { cents } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import type { OfferedRequest } from '@portico/contract';
import type { Attempt } from '@portico/shared/requests';
import { aField, aKind, createKeyedHost, day, newGarage } from '@portico/shared/testing/parts';
import {
  createAskingFlow,
  type AskingPorts,
  type AskingState,
  type Preview,
  type Submission,
} from './asking.flow';

const skipping = aKind('extension', {
  fields: [aField('months', 'months', { minMonths: 1, maxMonths: 2 })],
});

const aPreview = (hash: string): Preview => ({
  hasNoErrors: true,
  errors: [],
  before: { dueDate: day('2026-06-15'), payment: cents(31_250) },
  after: { dueDate: day('2026-07-15'), payment: cents(31_250) },
  schedule: [],
  affectedPayments: [],
  wording: { text: 'I ask to skip the payment due on June 15, 2026.', hash },
  isProofRequired: false,
  isDecidedAtOnce: true,
});

/** A request of a kind in a host that shows these previews, one after the other, and takes it. */
function start(kind: OfferedRequest = skipping, earlier?: Attempt) {
  const { host, ports } = createKeyedHost<Submission>();
  const previews: Awaited<ReturnType<AskingPorts['preview']>>[] = [];
  const preview = vi.fn<AskingPorts['preview']>(() =>
    Promise.resolve(previews.shift() ?? { preview: aPreview('hash-1') }),
  );
  const changed = vi.fn<() => void>();
  const flow = createAskingFlow(kind, { ...ports, preview, changed }, earlier);
  const until = async (wanted: (state: AskingState) => boolean) => {
    await expect.poll(() => wanted(flow.state.value)).toBe(true);
  };
  const enter = (field: string, value: string) => flow.send({ type: 'change', field, value });
  return {
    flow,
    host,
    preview,
    previews,
    changed,
    enter,
    until,
    /** Answers the fields of an extension and looks at what it changes. */
    review: async () => {
      enter('months', '1');
      flow.send({ type: 'submit' });
      await until(({ step }) => step.at === 'reviewing');
    },
    /** Sends it; ends once the sending has. */
    submit: async () => {
      flow.send({ type: 'send' });
      await until(({ sending }) => !['idle', 'sending', 'checking'].includes(sending.at));
      await Promise.resolve();
    },
  };
}

describe('a request', () => {
  it('[POR-167] is looked at before it is sent', async () => {
    const { flow, host, preview, review } = start();
    await review();
    expect(preview).toHaveBeenCalledWith([{ key: 'months', months: 1 }]);
    expect(flow.state.value.step).toEqual({
      at: 'reviewing',
      preview: aPreview('hash-1'),
      isChanged: false,
    });
    expect(host.sent).toEqual([]);
  });

  it('[POR-169] is sent once with the wording that was agreed to', async () => {
    const { flow, host, changed, review, submit } = start();
    await review();
    flow.send({ type: 'send' });
    await submit();
    expect(host.sent).toEqual([
      {
        key: 'key-1',
        input: {
          kind: 'extension',
          values: [{ key: 'months', months: 1 }],
          wordingHash: 'hash-1',
        },
      },
    ]);
    expect(flow.state.value.sending).toEqual({ at: 'sent', referenceNumber: 'CV-1' });
    expect(changed).toHaveBeenCalledTimes(1);
    // It is over.
    flow.send({ type: 'changeAnswers' });
    flow.send({ type: 'send' });
    expect(host.sent).toHaveLength(1);
  });

  it('is not looked at while an answer is missing', () => {
    const { flow, preview } = start();
    flow.send({ type: 'submit' });
    expect(flow.state.value).toMatchObject({ failedSubmits: 1, step: { at: 'answering' } });
    expect(flow.state.value.errors).toEqual({ months: { code: 'required' } });
    expect(preview).not.toHaveBeenCalled();
  });

  it('can have other answers after it was looked at', async () => {
    const { flow, host, enter, review, submit, until } = start();
    await review();
    enter('months', '2');
    flow.send({ type: 'changeAnswers' });
    expect(flow.state.value.values).toEqual({ months: '1' });
    enter('months', '2');
    flow.send({ type: 'submit' });
    await until(({ step }) => step.at === 'reviewing');
    await submit();
    expect(host.sent[0]?.input.values).toEqual([{ key: 'months', months: 2 }]);
  });

  it('of a kind without fields begins with what it changes', async () => {
    const { flow, host, until, submit } = start(aKind('paidInFullLetter'));
    await until(({ step }) => step.at === 'reviewing');
    await submit();
    expect(host.sent[0]?.input).toMatchObject({ kind: 'paidInFullLetter', values: [] });
    expect(flow.state.value.sending.at).toBe('sent');
  });

  it('[POR-170] of a kind that the suite does not know is sent from its data', async () => {
    const { flow, host, enter, until, submit } = start(newGarage);
    const entered = {
      since: '05/01/2026',
      months: '3',
      rent: '80',
      place: 'garage',
      why: 'moved',
      where: 'Oak Street 5',
    };
    for (const [field, value] of Object.entries(entered)) enter(field, value);
    flow.send({ type: 'submit' });
    await until(({ step }) => step.at === 'reviewing');
    await submit();
    expect(host.sent[0]?.input).toEqual({
      kind: 'newGarage',
      values: [
        { key: 'since', date: '2026-05-01' },
        { key: 'months', months: 3 },
        { key: 'rent', amount: 8_000 },
        { key: 'place', choice: 'garage' },
        { key: 'why', choice: 'moved' },
        { key: 'where', text: 'Oak Street 5' },
      ],
      wordingHash: 'hash-1',
    });
  });

  it('[POR-170] cannot be sent where a field that is left out is required', () => {
    const { flow, preview } = start(aKind('newMap', { fields: [aField('map', 'place')] }));
    flow.send({ type: 'submit' });
    expect(flow.state.value.step.at).toBe('answering');
    expect(preview).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it('[POR-169] for another wording shows that one, which is agreed to anew', async () => {
    const { flow, host, previews, review, submit, until } = start();
    await review();
    host.answer = { status: 'refused', code: 'WordingChanged' };
    previews.push({ preview: aPreview('hash-2') });
    flow.send({ type: 'send' });
    await until(({ step }) => step.at === 'reviewing' && step.isChanged);
    host.answer = { status: 'posted', referenceNumber: 'CV-2' };
    expect(host.sent).toHaveLength(1);
    await submit();
    await until(({ sending }) => sending.at === 'sent');
    expect(host.sent.map(({ key, input }) => [key, input.wordingHash])).toEqual([
      ['key-1', 'hash-1'],
      ['key-2', 'hash-2'],
    ]);
  });

  it.each(['ValueMissing', 'ValueNotAllowed', 'DocumentUnknown'])(
    'of the answers, %s, goes back to them',
    async (code) => {
      const { flow, host, review, submit, enter } = start();
      await review();
      host.answer = { status: 'refused', code };
      await submit();
      expect(flow.state.value).toMatchObject({ step: { at: 'answering' }, problem: code });
      enter('months', '2');
      expect(flow.state.value.problem).toBeUndefined();
    },
  );

  it.each([
    ['NotPossible', 1],
    ['RequestOpen', 1],
    ['TooManyRequests', 0],
    ['NiteMode', 0],
    ['ProofRequired', 0],
    ['Error', 0],
  ])('%s stays with what was looked at; what is offered is read again: %i', async (code, times) => {
    const { flow, host, changed, review, submit } = start();
    await review();
    host.answer = { status: 'refused', code };
    await submit();
    expect(flow.state.value).toMatchObject({ step: { at: 'reviewing' }, problem: code });
    expect(changed).toHaveBeenCalledTimes(times);
    host.answer = { status: 'posted', referenceNumber: 'CV-3' };
    flow.send({ type: 'send' });
    await expect.poll(() => flow.state.value.sending.at).toBe('sent');
    expect(flow.state.value.problem).toBeUndefined();
  });

  it.each(['NotPossible', 'unread'])('of the preview, %s, stays with the answers', async (code) => {
    const { flow, previews, enter, until } = start();
    previews.push({ code });
    enter('months', '1');
    flow.send({ type: 'submit' });
    await until(({ problem }) => problem === code);
    expect(flow.state.value).toMatchObject({ step: { at: 'answering' }, values: { months: '1' } });
  });
});

describe('a request without an answer', () => {
  it('[POR-169] is not refused, is kept, and is not sent again until its outcome is known', async () => {
    const { flow, host, review, submit } = start();
    await review();
    host.answer = { status: 'lost' };
    host.outcome = { status: 'processing' };
    await submit();
    expect(flow.state.value).toMatchObject({ sending: { at: 'unknown' }, problem: undefined });
    expect(host.kept?.key).toBe('key-1');
    flow.send({ type: 'send' });
    flow.send({ type: 'sendAgain' });
    flow.send({ type: 'changeAnswers' });
    expect(host.sent).toHaveLength(1);
    expect(flow.state.value.step.at).toBe('reviewing');
    host.outcome = { status: 'posted', referenceNumber: 'CV-4' };
    flow.send({ type: 'checkAgain' });
    await expect
      .poll(() => flow.state.value.sending)
      .toEqual({ at: 'sent', referenceNumber: 'CV-4' });
  });

  it('[POR-169] is looked up by its key after a reload, before anything else is asked', async () => {
    const { flow, preview, host } = start(aKind('lienStatus'), { key: 'key-0', sentAt: 1 });
    expect(flow.state.value.sending.at).toBe('checking');
    host.outcome = { status: 'refused', codes: ['RequestOpen'] };
    await expect.poll(() => flow.state.value.problem).toBe('RequestOpen');
    expect(preview).not.toHaveBeenCalled();
  });

  it('that was not sent, as is known after a reload, has the answers that were kept meanwhile', async () => {
    const { flow, host, preview, enter } = start(skipping, { key: 'key-0', sentAt: 1 });
    host.outcome = { status: 'notMade' };
    enter('months', '2');
    flow.send({ type: 'submit' });
    expect(preview).not.toHaveBeenCalled();
    await expect.poll(() => flow.state.value.sending.at).toBe('notSent');
    expect(flow.state.value.values).toEqual({ months: '2' });
    flow.send({ type: 'submit' });
    expect(preview).toHaveBeenCalledWith([{ key: 'months', months: 2 }]);
  });

  it('[POR-169] that has not left the page can be sent at once', async () => {
    const { flow, host, review, submit } = start();
    await review();
    host.answer = { status: 'notSent' };
    await submit();
    expect(flow.state.value).toMatchObject({ sending: { at: 'notSent' }, problem: undefined });
    host.answer = { status: 'posted', referenceNumber: 'CV-5' };
    flow.send({ type: 'send' });
    await expect.poll(() => flow.state.value.sending.at).toBe('sent');
  });
});

it('a request that is left does nothing any more', async () => {
  const { flow, changed, review } = start();
  await review();
  flow.send({ type: 'send' });
  flow.dispose();
  await Promise.resolve();
  await Promise.resolve();
  expect(changed).not.toHaveBeenCalled();
});

import type { RequestField } from '@portico/contract';
import { describe, expect, it, vi } from 'vitest';
import { createKeyedHost } from '../../testing/keyed-host';
import { aField } from '../../testing/requests';
import type { Attempt } from '../sending/sending';
import { createFollowingFlow, messageKey, type Reply } from './following.flow';

const payStub = aField('payStub', 'document', { maxFiles: 2 });

/** A request for which something is missing, in a host that takes what is sent. */
function start(missing: readonly RequestField[] = [], earlier?: Attempt) {
  const { host, ports } = createKeyedHost<Reply>();
  const changed = vi.fn<() => void>();
  const flow = createFollowingFlow({ missing: [...missing] }, { ...ports, changed }, earlier);
  return {
    flow,
    host,
    changed,
    enter: (field: string, value: string) => flow.send({ type: 'change', field, value }),
    ended: () =>
      expect
        .poll(() => ['idle', 'sending', 'checking'].includes(flow.state.value.sending.at))
        .toBe(false),
  };
}

describe('a reply', () => {
  it('[POR-169] is sent once, and leaves the field empty for another', async () => {
    const { flow, host, changed, enter, ended } = start();
    enter(messageKey, ' I found work. ');
    flow.send({ type: 'submit' });
    flow.send({ type: 'submit' });
    await ended();
    expect(host.sent).toEqual([
      { key: 'key-1', input: { withdraw: false, text: 'I found work.', values: [] } },
    ]);
    await expect.poll(() => flow.state.value.values).toEqual({ [messageKey]: '' });
    expect(changed).toHaveBeenCalledTimes(1);
    enter(messageKey, 'It begins in May.');
    flow.send({ type: 'submit' });
    await expect.poll(() => host.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('gives what is missing, with or without a message', async () => {
    const { flow, host, enter, ended } = start([payStub]);
    enter('payStub', 'file-1\nfile-2');
    flow.send({ type: 'submit' });
    await ended();
    expect(host.sent[0]?.input).toEqual({
      withdraw: false,
      text: undefined,
      values: [{ key: 'payStub', fileIds: ['file-1', 'file-2'] }],
    });
  });

  it('is not sent empty, or without what is missing', () => {
    const empty = start();
    empty.flow.send({ type: 'submit' });
    expect(empty.flow.state.value.errors).toEqual({ [messageKey]: { code: 'required' } });
    const incomplete = start([payStub]);
    incomplete.enter(messageKey, 'I have none.');
    incomplete.flow.send({ type: 'submit' });
    expect(incomplete.flow.state.value.errors).toEqual({
      payStub: { code: 'required' },
      [messageKey]: undefined,
    });
    expect([...empty.host.sent, ...incomplete.host.sent]).toEqual([]);
  });

  it('[POR-169] without an answer is neither refused nor sent again', async () => {
    const { flow, host, changed, enter, ended } = start();
    host.answer = { status: 'lost' };
    host.outcome = { status: 'unanswered' };
    enter(messageKey, 'I found work.');
    flow.send({ type: 'submit' });
    await ended();
    expect(flow.state.value.sending).toMatchObject({ at: 'unknown', canSendAgain: false });
    enter(messageKey, 'I found work!');
    flow.send({ type: 'submit' });
    flow.send({ type: 'withdraw' });
    expect(host.sent).toHaveLength(1);
    expect(flow.state.value.values).toEqual({ [messageKey]: 'I found work.' });
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('a withdrawal', () => {
  it('[POR-169] is sent once and changes what is listed', async () => {
    const { flow, host, changed, ended } = start([payStub]);
    flow.send({ type: 'withdraw' });
    flow.send({ type: 'withdraw' });
    await ended();
    expect(host.sent).toEqual([
      { key: 'key-1', input: { withdraw: true, text: undefined, values: [] } },
    ]);
    expect(flow.state.value.what).toBe('withdrawal');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('of a request that is no longer open reads the list again', async () => {
    const { flow, host, changed, ended } = start();
    host.answer = { status: 'refused', code: 'NotOpen' };
    flow.send({ type: 'withdraw' });
    await ended();
    expect(flow.state.value.sending).toEqual({ at: 'refused', code: 'NotOpen' });
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

it('[POR-169] what was sent before a reload is looked up', async () => {
  const { flow, changed } = start([], { key: 'key-0', sentAt: 1 });
  expect(flow.state.value).toMatchObject({ sending: { at: 'checking' }, what: undefined });
  flow.dispose();
  expect(changed).not.toHaveBeenCalled();
});

import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  createProofFlow,
  type Given,
  type OfferedWays,
  type ProofEvent,
  type ProofPorts,
  type ProofProblem,
  type ProofWay,
  type Proving,
} from './proof.flow';

const offered: OfferedWays = {
  ways: ['password', 'code', 'passkey'],
  codeSentTo: 'm•••@example.com',
};
const beginWith = (way: ProofWay): OfferedWays => ({ ...offered, ways: [way] });

async function start(ports: Partial<ProofPorts> = {}) {
  const give = vi.fn(async (_: Given): Promise<ProofProblem | 'missing' | undefined> => undefined);
  const sendCode = vi.fn(async (): Promise<ProofProblem | undefined> => undefined);
  const proven = vi.fn();
  const flow = createProofFlow({
    load: async () => offered,
    sendCode,
    usePasskey: async () => ({ credential: 'signed' }),
    cancelPasskey: () => undefined,
    give,
    now: () => 1_000,
    proven,
    ...ports,
  });
  await settle();
  const send = async (...events: readonly ProofEvent[]) => {
    for (const event of events) {
      flow.send(event);
      await settle();
    }
  };
  const shown = (): Partial<Proving> => {
    const state = flow.state.peek();
    return state.at === 'proving' ? state : {};
  };
  return { ...flow, give, sendCode, proven, send, shown };
}

const type = (field: 'password' | 'code', value: string): ProofEvent => ({
  type: 'change',
  field,
  value,
});
const submit: ProofEvent = { type: 'submit' };
const choose = (way: ProofWay): ProofEvent => ({ type: 'choose', way });

describe('the ways to prove who is there', () => {
  it.each([
    ['missing', 'unavailable'],
    ['failed', 'notLoaded'],
  ] as const)('that are %s: %s', async (answer, at) => {
    const { state } = await start({ load: async () => answer });
    expect(state.peek()).toEqual({ at });
  });

  it('can be loaded again', async () => {
    const load = vi.fn(async (): Promise<OfferedWays | 'failed'> => 'failed');
    const { state, send } = await start({ load });
    load.mockResolvedValue(offered);
    await send({ type: 'retry' });
    expect(state.peek().at).toBe('proving');
    await send({ type: 'retry' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each(offered.ways)('begin with the first, %s, and offer the others', async (way) => {
    const others = offered.ways.filter((each) => each !== way);
    const ways = [way, ...others] as const;
    const { shown, sendCode } = await start({ load: async () => ({ ...offered, ways }) });
    expect(shown()).toMatchObject({ way, others, sentAt: undefined });
    expect(sendCode).not.toHaveBeenCalled();
  });
});

describe('a proof', () => {
  it.each<readonly [ProofWay, readonly ProofEvent[], Given]>([
    ['password', [type('password', ' pass ')], { password: ' pass ' }],
    ['code', [submit, type('code', '123456')], { code: '123456' }],
    ['passkey', [], { credential: 'signed' }],
  ])('by %s is given once', async (way, events, given) => {
    const { give, proven, send } = await start({ load: async () => beginWith(way) });
    await send(...events, submit, submit);
    expect(give.mock.calls).toEqual([[given]]);
    expect(proven).toHaveBeenCalledTimes(1);
  });

  it.each<readonly [ProofWay, readonly ProofEvent[]]>([
    ['password', []],
    ['code', [submit]],
  ])('by %s without a value is not sent', async (way, events) => {
    const { give, send, shown } = await start({ load: async () => beginWith(way) });
    await send(...events, submit);
    expect(give).not.toHaveBeenCalled();
    expect(shown()).toMatchObject({ failedSubmits: 1, errors: { [way]: `${way}Required` } });
  });

  it('that is not accepted says why, until something else is typed', async () => {
    const problem = { text: 'errorPassword', atField: true } as const;
    const { send, shown, proven } = await start({ give: async () => problem });
    await send(type('password', 'wrong'), submit);
    expect(shown()).toMatchObject({ problem, isPending: false, failedSubmits: 1 });
    expect(proven).not.toHaveBeenCalled();
    await send(type('password', 'wrong2'));
    expect(shown().problem).toBeUndefined();
  });

  it('that the API cannot take leaves nothing to do here', async () => {
    const { send, state } = await start({ give: async () => 'missing' });
    await send(type('password', 'pass'), submit);
    expect(state.peek()).toEqual({ at: 'unavailable' });
  });

  it('by a passkey that the browser does not use says why and sends nothing', async () => {
    const problem = { text: 'errorPasskeyCancelled' } as const;
    const { give, send, shown } = await start({ usePasskey: async () => problem });
    await send(choose('passkey'));
    expect(shown()).toMatchObject({ way: 'passkey', problem, isPending: false });
    expect(give).not.toHaveBeenCalled();
  });

  it('is in memory no longer than its way is shown', async () => {
    const { send, shown, dispose } = await start();
    await send(type('password', 'pass'), choose('code'), choose('password'));
    expect(shown().values?.password).toBe('');
    await send(type('password', 'pass'), submit);
    expect(shown().values?.password).toBe('');
    dispose();
  });
});

describe('a security code', () => {
  it('is sent when its way is chosen, once', async () => {
    const { send, sendCode, shown } = await start();
    await send(choose('code'), choose('password'), choose('code'));
    expect(sendCode).toHaveBeenCalledTimes(1);
    expect(shown()).toMatchObject({ way: 'code', sentAt: 1_000, sending: 'no' });
  });

  it('is sent again on request, which is said', async () => {
    const { send, sendCode, shown } = await start();
    await send(choose('code'), type('code', '12'), { type: 'resend' });
    expect(sendCode).toHaveBeenCalledTimes(2);
    expect(shown()).toMatchObject({ sending: 'done', values: { code: '' } });
  });

  it.each<readonly [string, ProofProblem, number | undefined]>([
    ['not sent', { text: 'errorSend' }, undefined],
    ['of which nobody knows', { text: 'errorSendUnknown', isUnknown: true }, 1_000],
  ])('%s', async (_, problem, sentAt) => {
    const { send, shown } = await start({ sendCode: async () => problem });
    await send(choose('code'));
    expect(shown()).toMatchObject({ way: 'code', problem, sentAt });
  });

  it('ignores presses while it is being sent', async () => {
    let sent = () => {};
    const sendCode = vi.fn(
      () => new Promise<undefined>((resolve) => (sent = () => resolve(undefined))),
    );
    const { send, shown } = await start({ sendCode });
    await send(choose('code'), choose('password'), { type: 'resend' }, submit);
    expect(sendCode).toHaveBeenCalledTimes(1);
    expect(shown()).toMatchObject({ way: 'code', sending: 'pending' });
    sent();
    await settle();
    expect(shown().sending).toBe('no');
  });
});

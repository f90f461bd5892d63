import type { TextSubscription } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { fail, ok } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import {
  createSubscriptionsFlow,
  type Beginning,
  type Loaded,
  type NotChanged,
} from './subscriptions.flow';

const option = (brandingId: string, on: boolean): TextSubscription => ({
  brandingId,
  brandingName: brandingId,
  optInAccount: on,
  optInMarketing: false,
});
const options = [option('A', true), option('B', false)];

type Scene = {
  readonly beginning?: Beginning;
  readonly loaded?: Loaded;
  readonly notChanged?: NotChanged;
  readonly phoneSaved?: boolean;
};

function opening(scene: Scene = {}) {
  const { beginning = 'loading', loaded, notChanged, phoneSaved = true } = scene;
  const ports = {
    load: vi.fn(() => Promise.resolve(loaded ?? ok(options))),
    change: vi.fn(() => Promise.resolve(notChanged)),
    savePhone: vi.fn((on: boolean) => Promise.resolve(phoneSaved ? on : undefined)),
    saved: vi.fn(),
  };
  const flow = createSubscriptionsFlow(beginning, ports);
  return { ...ports, flow, send: flow.send, state: () => flow.state.peek() };
}

/** A dialog whose options are shown. */
async function choosing(scene: Omit<Scene, 'beginning' | 'loaded'> = {}) {
  const shown = opening(scene);
  await settle();
  return shown;
}

const turn = (brandingId: string, on: boolean) =>
  ({ type: 'toggle', brandingId, flag: 'optInAccount', on }) as const;

describe('opening', () => {
  it('[ACC-736] asks for the agreement first, and loads after it', async () => {
    const { send, state, load } = opening({ beginning: 'agreement' });
    expect(state()).toEqual({ at: 'agreement' });
    expect(load).not.toHaveBeenCalled();
    send({ type: 'agreed' });
    expect(load).toHaveBeenCalledOnce();
    await settle();
    expect(state()).toMatchObject({ at: 'choosing', options, changed: false });
  });

  it('[ACC-739] without an agreement loads at once', () => {
    const { state, load } = opening();
    expect(state()).toEqual({ at: 'loading' });
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['[ACC-740]', 'disagreed', 'mustAgree'],
    ['[ACC-663]', 'agreementFailed', 'agreementFailed'],
  ] as const)('%s stops when %s, and asks again on retry', (_, type, problem) => {
    const { send, state, load } = opening({ beginning: 'agreement' });
    send({ type });
    expect(state()).toEqual({ at: 'stopped', problem });
    send({ type: 'retry' });
    expect(state()).toEqual({ at: 'agreement' });
    expect(load).not.toHaveBeenCalled();
  });

  it('[ACC-755] loads again on retry', async () => {
    const { send, state, load } = opening({ loaded: fail('loadFailed') });
    await settle();
    expect(state()).toEqual({ at: 'stopped', problem: 'loadFailed' });
    send({ type: 'retry' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[ACC-753] with a number that cannot receive texts loads nothing', () => {
    const { state, load } = opening({ beginning: 'notTextable' });
    expect(state()).toEqual({ at: 'stopped', problem: 'notTextable' });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('saving', () => {
  it('[ACC-743] is possible only while the options differ from those loaded', async () => {
    const { send, state, change } = await choosing();
    send(turn('B', true));
    expect(state()).toMatchObject({ changed: true });
    send(turn('B', false));
    expect(state()).toMatchObject({ changed: false });
    send({ type: 'save' });
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    [turn('B', true), true],
    [turn('A', false), false],
  ])('[ACC-747] saves the changes once, then the phone (%j: %s)', async (event, optedIn) => {
    const { send, state, change, savePhone, saved } = await choosing();
    send(event);
    send({ type: 'save' });
    send({ type: 'save' });
    expect(savePhone).not.toHaveBeenCalled();
    await settle();
    expect(change).toHaveBeenCalledExactlyOnceWith([
      { brandingId: event.brandingId, optInAccount: event.on, optInMarketing: null },
    ]);
    expect(savePhone).toHaveBeenCalledExactlyOnceWith(optedIn);
    expect(saved).toHaveBeenCalledExactlyOnceWith(optedIn);
    expect(state()).toMatchObject({ at: 'choosing', changed: false });
  });

  it('[ACC-748, ACC-749] whose last step fails repeats only that step', async () => {
    const { send, state, change, savePhone, saved } = await choosing({ phoneSaved: false });
    send(turn('B', true));
    send({ type: 'save' });
    await settle();
    expect(state()).toMatchObject({ at: 'notFinalized' });
    expect(saved).not.toHaveBeenCalled();
    savePhone.mockResolvedValue(true);
    send({ type: 'retryPhone' });
    await settle();
    expect(savePhone.mock.calls).toEqual([[true], [true]]);
    expect(change).toHaveBeenCalledOnce();
    expect(saved).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ at: 'choosing' });
  });
});

describe('options that could not be changed', () => {
  const both = async (notChanged: NotChanged) => {
    const shown = await choosing({ notChanged });
    shown.send(turn('A', false));
    shown.send(turn('B', true));
    shown.send({ type: 'save' });
    await settle();
    return shown;
  };

  it('[ACC-751] are as before; the others stay changed, and the phone is saved by them', async () => {
    const { state, savePhone } = await both({ problem: 'notModified', brandingIds: ['B'] });
    expect(state()).toMatchObject({
      at: 'choosing',
      options: [option('A', false), option('B', false)],
      changed: false,
      problem: 'notModified',
    });
    expect(savePhone).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['all', 'notModified'],
    ['all', 'mustAgree'],
    [['A', 'B'], 'notModified'],
  ] as const)('[ACC-751] %j are as before, and the phone is not saved', async (ids, problem) => {
    const { state, savePhone } = await both({ problem, brandingIds: ids });
    expect(state()).toMatchObject({ at: 'choosing', options, changed: false, problem });
    expect(savePhone).not.toHaveBeenCalled();
  });

  it('without an answer stay chosen, to be saved again', async () => {
    const { state, send, change } = await both({ problem: 'loadFailed', brandingIds: 'unknown' });
    expect(state()).toMatchObject({
      at: 'choosing',
      options: [option('A', false), option('B', true)],
      changed: true,
      problem: 'loadFailed',
    });
    send({ type: 'save' });
    expect(change).toHaveBeenCalledTimes(2);
  });
});

describe('a dialog that is closed', () => {
  it('ignores what is answered later', async () => {
    const { flow, state, saved, send } = await choosing();
    send(turn('B', true));
    send({ type: 'save' });
    flow.dispose();
    await settle();
    expect(state()).toMatchObject({ at: 'saving' });
    expect(saved).not.toHaveBeenCalled();
  });
});

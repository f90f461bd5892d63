import type { ApiError } from '@portico/core/internal';
import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import {
  createStatementFormatFlow,
  type StatementFormatEvent,
  type StatementFormatPorts,
} from './statement-format.flow';

const failed: ApiError = { kind: 'server', status: 500, delivery: 'unknown' };
const notSaved = { error: failed, unanswered: 'notSoFar' };

/** The flow at first, with what the server answers to the log and to the save. */
function scene({ on = false, log, save }: { on?: boolean; log?: ApiError; save?: ApiError } = {}) {
  const ports = {
    logConsent: vi.fn(() => Promise.resolve(log)),
    save: vi.fn((_format: string) => Promise.resolve(save)),
    whatBecame: vi.fn<StatementFormatPorts['whatBecame']>(() => Promise.resolve('notSoFar')),
    refresh: vi.fn(),
    saved: vi.fn(),
  };
  const flow = createStatementFormatFlow(on, ports);
  const send = (...types: StatementFormatEvent['type'][]) => {
    for (const type of types) flow.send({ type });
  };
  return { ...ports, flow, send, state: () => flow.state.peek() };
}

describe('turning e-statements on', () => {
  it('[LON-249] asks first, and sends nothing', () => {
    const { send, state, logConsent, save } = scene();
    send('toggle');
    expect(state()).toEqual({ at: 'asking', on: true, failure: undefined });
    for (const port of [logConsent, save]) expect(port).not.toHaveBeenCalled();
  });

  it('[LON-260] cancelled sets the switch back and sends nothing', () => {
    const { send, state, logConsent, save } = scene();
    send('toggle', 'cancel');
    expect(state()).toEqual({ at: 'set', on: false, failure: undefined });
    for (const port of [logConsent, save]) expect(port).not.toHaveBeenCalled();
  });

  it('[LON-252, LON-253, LON-255, LON-268] agreed is logged, then saved; the account list is requested', async () => {
    const { send, state, logConsent, save, refresh, saved } = scene();
    send('toggle', 'confirm');
    expect(state()).toMatchObject({ at: 'saving', on: true });
    expect(save).not.toHaveBeenCalled();
    await settle();
    expect(logConsent).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledExactlyOnceWith('ElectronicOnly');
    expect(state()).toEqual({ at: 'set', on: true, failure: undefined });
    for (const port of [refresh, saved]) expect(port).toHaveBeenCalledOnce();
  });

  it('[LON-256, LON-269] that cannot be logged is not saved, and sets the switch back', async () => {
    const { send, state, save, refresh, saved } = scene({ log: failed });
    send('toggle', 'confirm');
    await settle();
    expect(state()).toEqual({ at: 'set', on: false, failure: notSaved });
    for (const port of [save, refresh, saved]) expect(port).not.toHaveBeenCalled();
  });

  it('[LON-257, LON-269] that cannot be saved sets the switch back', async () => {
    const { send, state, refresh, saved } = scene({ save: failed });
    send('toggle', 'confirm');
    await settle();
    expect(state()).toEqual({ at: 'set', on: false, failure: notSaved });
    for (const port of [refresh, saved]) expect(port).not.toHaveBeenCalled();
  });
});

describe('a change whose answer was lost', () => {
  it('is saved, if the format is read to be the wanted one', async () => {
    const { send, state, whatBecame, refresh, saved } = scene({ save: failed });
    whatBecame.mockResolvedValue('made');
    send('toggle', 'confirm');
    await settle();
    expect(whatBecame).toHaveBeenCalledExactlyOnceWith(failed, 'ElectronicOnly');
    expect(state()).toEqual({ at: 'set', on: true, failure: undefined });
    for (const port of [refresh, saved]) expect(port).toHaveBeenCalledOnce();
  });
});

describe('turning e-statements off', () => {
  it('[LON-258, LON-261] asks first; cancelled, the switch is on and nothing is sent', () => {
    const { send, state, save } = scene({ on: true });
    send('toggle');
    expect(state()).toMatchObject({ at: 'asking', on: false });
    send('cancel');
    expect(state()).toMatchObject({ at: 'set', on: true });
    expect(save).not.toHaveBeenCalled();
  });

  it('[LON-259] acknowledged is saved as paper, without a log', async () => {
    const { send, state, logConsent, save } = scene({ on: true });
    send('toggle', 'confirm');
    await settle();
    expect(logConsent).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledExactlyOnceWith('PaperOnly');
    expect(state()).toMatchObject({ at: 'set', on: false });
  });

  it('[LON-269] that cannot be saved sets the switch back', async () => {
    const { send, state } = scene({ on: true, save: failed });
    send('toggle', 'confirm');
    await settle();
    expect(state()).toEqual({ at: 'set', on: true, failure: notSaved });
  });
});

describe('a change of the format', () => {
  it('is sent once, and can neither be changed nor cancelled while it is saved', async () => {
    const { send, state, save } = scene();
    send('confirm');
    send('toggle', 'toggle', 'confirm', 'confirm', 'toggle', 'cancel');
    expect(state()).toMatchObject({ at: 'saving', on: true });
    await settle();
    expect(save).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ at: 'set', on: true });
  });

  it('drops the error of the last one when it is tried again', async () => {
    const { send, state } = scene({ save: failed });
    send('toggle', 'confirm');
    await settle();
    send('toggle');
    expect(state().failure).toBeUndefined();
  });

  it('answered after the section is removed changes nothing but the account list', async () => {
    const { flow, send, state, refresh, saved } = scene();
    send('toggle', 'confirm');
    const before = state();
    flow.dispose();
    await settle();
    expect(state()).toBe(before);
    expect(refresh).toHaveBeenCalledOnce();
    expect(saved).not.toHaveBeenCalled();
  });
});

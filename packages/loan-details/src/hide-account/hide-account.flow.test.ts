import { createTestClock, settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createHideAccountFlow, type NotHidden } from './hide-account.flow';

const failed: NotHidden = { unanswered: 'notSoFar' };

type Scene = { readonly answer?: NotHidden };

function hiding(scene: Scene = {}) {
  const { answer } = scene;
  const clock = createTestClock();
  const ports = {
    hide: vi.fn((_number: string) => Promise.resolve(answer)),
    refresh: vi.fn(),
    close: vi.fn(),
    toDashboard: vi.fn(),
  };
  const flow = createHideAccountFlow('1', { ...ports, delay: clock.delay });
  return { ...ports, flow, clock, send: flow.send, state: () => flow.state.peek() };
}

const hidden = async () => {
  const scene = hiding();
  scene.send({ type: 'confirm' });
  await settle();
  return scene;
};

describe('hiding an account', () => {
  it('[LON-337] sends nothing before it is confirmed', () => {
    const { hide, state } = hiding();
    expect(state()).toEqual({ at: 'asking', failed: undefined });
    expect(hide).not.toHaveBeenCalled();
  });

  it('[LON-338] cancelled closes, sends nothing and stays on the page', () => {
    const { send, hide, close, toDashboard, refresh } = hiding();
    send({ type: 'close' });
    expect(close).toHaveBeenCalledOnce();
    for (const port of [hide, toDashboard, refresh]) expect(port).not.toHaveBeenCalled();
  });

  it('[LON-340, LON-341, LON-342, PAY-031] closes after 4000 ms, then the list is fetched and the dashboard opened', async () => {
    const { clock, state, close, refresh, toDashboard } = await hidden();
    expect(state().at).toBe('hidden');
    clock.advance(3_999);
    for (const port of [close, refresh, toDashboard]) expect(port).not.toHaveBeenCalled();
    clock.advance(1);
    for (const port of [close, refresh, toDashboard]) expect(port).toHaveBeenCalledOnce();
    expect(close.mock.invocationCallOrder[0]).toBeLessThan(
      toDashboard.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('does the same at once when its success is closed, and only once', async () => {
    const { clock, send, close, refresh, toDashboard } = await hidden();
    send({ type: 'close' });
    clock.advance(10_000);
    for (const port of [close, refresh, toDashboard]) expect(port).toHaveBeenCalledOnce();
  });

  it('[LON-344, LON-345] that failed shows an error, stays open, and can be tried again', async () => {
    const { clock, send, state, hide, close, refresh, toDashboard } = hiding({
      answer: failed,
    });
    send({ type: 'confirm' });
    await settle();
    expect(state()).toEqual({ at: 'asking', failed });
    clock.advance(10_000);
    for (const port of [close, refresh, toDashboard]) expect(port).not.toHaveBeenCalled();
    send({ type: 'confirm' });
    expect(hide).toHaveBeenCalledTimes(2);
  });

  it('is sent once, and cannot be closed while it is under way', async () => {
    const { send, state, hide, close } = hiding();
    send({ type: 'confirm' });
    send({ type: 'confirm' });
    send({ type: 'close' });
    expect(hide).toHaveBeenCalledExactlyOnceWith('1');
    expect(state()).toEqual({ at: 'hiding', failed: undefined });
    expect(close).not.toHaveBeenCalled();
  });

  it('fetches the list, and does not navigate, when the screen is left before the end', async () => {
    const { flow, clock, refresh, toDashboard } = await hidden();
    flow.dispose();
    clock.advance(10_000);
    expect(refresh).toHaveBeenCalledOnce();
    expect(toDashboard).not.toHaveBeenCalled();
  });

  it('fetches the list when the answer is received after the screen was left', async () => {
    const { flow, send, refresh, toDashboard } = hiding();
    send({ type: 'confirm' });
    flow.dispose();
    await settle();
    expect(refresh).toHaveBeenCalledOnce();
    expect(toDashboard).not.toHaveBeenCalled();
  });
});

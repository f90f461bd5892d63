import { createTestClock } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { checking, savings } from '../../../../testing/fixtures';
import { settle } from '../../../../testing/flow-world';
import { createSavedMethodToolsFlow } from './saved-method-tools.flow';
import type { Change, Methods, SavedMethodToolsPorts } from './saved-method-tools.state';

const method = { isCard: false, profileId: 'p1' };
const left: Methods = { saved: { banks: [savings], cards: [] }, defaultMethod: undefined };
const both: Methods = { saved: { banks: [checking, savings], cards: [] }, defaultMethod: method };
const done: Change = { ok: true, value: left };

function tools(ports: Partial<SavedMethodToolsPorts> = {}) {
  const clock = createTestClock();
  const calls = {
    remove: vi.fn(ports.remove ?? (() => Promise.resolve(done))),
    setDefault: vi.fn(
      ports.setDefault ?? (() => Promise.resolve<Change>({ ok: true, value: both })),
    ),
    removeDefault: vi.fn(ports.removeDefault ?? (() => Promise.resolve(done))),
    changed: vi.fn(),
  };
  const flow = createSavedMethodToolsFlow({ ...calls, delay: clock.delay });
  return { ...calls, flow, clock, send: flow.send, state: () => flow.state.peek() };
}

describe('deleting a saved method', () => {
  it('[PAY-213] is asked first, and cancelled sends nothing', () => {
    const { send, state, remove } = tools();
    send({ type: 'askDelete', method });
    expect(state().deleting).toBe(method);
    send({ type: 'cancelDelete' });
    expect(state().deleting).toBeUndefined();
    expect(remove).not.toHaveBeenCalled();
  });

  it('[PAY-217, PAY-219] says that it was deleted, for five seconds', async () => {
    const { send, state, changed, clock } = tools();
    send({ type: 'askDelete', method });
    send({ type: 'confirmDelete' });
    await settle();
    expect(changed).toHaveBeenCalledExactlyOnceWith(left);
    expect(state()).toMatchObject({
      deleting: undefined,
      message: { text: 'deleted', good: true },
    });
    clock.advance(4_999);
    expect(state().message).toBeDefined();
    clock.advance(1);
    expect(state().message).toBeUndefined();
  });

  it('[PAY-218, PAY-219] says that it was not, for five seconds', async () => {
    const { send, state, changed, clock } = tools({
      remove: () =>
        Promise.resolve({ ok: false, error: { text: 'errorDelete', unanswered: undefined } }),
    });
    send({ type: 'askDelete', method });
    send({ type: 'confirmDelete' });
    await settle();
    expect(changed).not.toHaveBeenCalled();
    expect(state().message).toEqual({ text: 'errorDelete', good: false });
    clock.advance(5_000);
    expect(state().message).toBeUndefined();
  });

  it('confirmed twice is sent once', async () => {
    const { send, remove } = tools();
    send({ type: 'askDelete', method });
    send({ type: 'confirmDelete' });
    send({ type: 'confirmDelete' });
    await settle();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('gives a later message its own five seconds', async () => {
    const { send, state, clock } = tools();
    for (const wait of [3_000, 3_000]) {
      send({ type: 'askDelete', method });
      send({ type: 'confirmDelete' });
      await settle();
      clock.advance(wait);
    }
    expect(state().message).toBeDefined();
  });
});

describe('the default', () => {
  it('is set and removed one change at a time', async () => {
    const { send, setDefault, removeDefault, changed } = tools();
    send({ type: 'setDefault', method });
    send({ type: 'removeDefault' });
    await settle();
    expect(setDefault).toHaveBeenCalledExactlyOnceWith(method);
    expect(removeDefault).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledExactlyOnceWith(both);
  });

  it('that cannot be changed shows an error', async () => {
    const { send, state, changed } = tools({
      removeDefault: () =>
        Promise.resolve({ ok: false, error: { text: 'errorDefault', unanswered: undefined } }),
    });
    send({ type: 'removeDefault' });
    await settle();
    expect(state().message).toEqual({ text: 'errorDefault', good: false });
    expect(changed).not.toHaveBeenCalled();
  });
});

it('changes nothing more once disposed', async () => {
  const { flow, send, changed } = tools();
  send({ type: 'setDefault', method });
  flow.dispose();
  await settle();
  expect(changed).not.toHaveBeenCalled();
});

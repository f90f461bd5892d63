import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import type { UsedPasskey } from '@portico/shared/passkeys';
import { createPasskeySignInFlow } from './passkey-sign-in.flow';

const options = { challenge: 'a' };

/** A question to the browser that the test answers. */
function question() {
  const answers: ((used: UsedPasskey) => void)[] = [];
  const ask = vi.fn(
    (_options: unknown) => new Promise<UsedPasskey>((resolve) => answers.push(resolve)),
  );
  return { ask, answer: (used: UsedPasskey) => answers.pop()?.(used) };
}

async function start(answer: () => unknown = () => options) {
  const offer = question();
  const button = question();
  const cancel = vi.fn();
  const signIn = vi.fn();
  const flow = createPasskeySignInFlow({
    options: () => Promise.resolve(answer()),
    offer: offer.ask,
    ask: button.ask,
    cancel,
    signIn,
  });
  await settle();
  return { flow, offer, button, cancel, signIn, state: () => flow.state.peek() };
}

describe('signing in by a passkey', () => {
  it('is unavailable where the lender has none, and asks the browser nothing', async () => {
    const { state, offer } = await start(() => undefined);
    expect(state().at).toBe('unavailable');
    expect(offer.ask).not.toHaveBeenCalled();
  });

  it('is offered in the username field at once', async () => {
    const { state, offer, signIn } = await start();
    expect(state().at).toBe('ready');
    expect(offer.ask).toHaveBeenCalledExactlyOnceWith(options);
    offer.answer({ credential: 'c' });
    await settle();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('c');
  });

  it('is asked for once by two presses', async () => {
    const { flow, button, signIn, state } = await start();
    flow.send({ type: 'press' });
    flow.send({ type: 'press' });
    expect(button.ask).toHaveBeenCalledExactlyOnceWith(options);
    expect(state().at).toBe('asking');
    button.answer({ credential: 'c' });
    await settle();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('c');
  });

  it.each(['cancelled', 'failed'] as const)(
    'that %s says so, and is offered in the field again',
    async (problem) => {
      const { flow, button, offer, state } = await start();
      flow.send({ type: 'press' });
      // The browser ends the offer for the question.
      offer.answer({ problem: 'failed' });
      button.answer({ problem });
      await settle();
      expect(state()).toEqual({ at: 'ready', problem });
      expect(offer.ask).toHaveBeenCalledTimes(2);
      flow.send({ type: 'press' });
      expect(state()).toEqual({ at: 'asking', problem: undefined });
    },
  );

  it('ends in the browser with the form; a late answer signs nobody in', async () => {
    const { flow, offer, button, cancel, signIn } = await start();
    flow.send({ type: 'press' });
    flow.dispose();
    expect(cancel).toHaveBeenCalledOnce();
    offer.answer({ credential: 'c' });
    button.answer({ credential: 'c' });
    await settle();
    expect(signIn).not.toHaveBeenCalled();
  });
});

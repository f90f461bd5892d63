import { describe, expect, it, vi } from 'vitest';
import {
  createSignInFlow,
  isReady,
  missingFields,
  offline as out,
  type Next,
  type SignInPorts,
  type Steps,
} from './sign-in.flow';

const invalid = 'the password is wrong';
const typed = { username: 'ana', password: 'secret-1' };

/** A flow whose server answers are set by the test. */
function flowWith(ports: Partial<SignInPorts<Steps, string>> = {}) {
  const calls = {
    logIn: vi.fn<SignInPorts<Steps, string>['logIn']>(ports.logIn ?? (() => pending())),
    isDown: vi.fn<SignInPorts<Steps, string>['isDown']>(
      ports.isDown ?? (() => Promise.resolve(false)),
    ),
    signedIn: vi.fn(),
  };
  const flow = createSignInFlow(calls);
  return { flow, calls, state: () => flow.state.peek(), at: () => flow.state.peek().phase.at };
}

const pending = () => new Promise<never>(() => undefined);
const refused = (): Promise<Next<Steps, string>> =>
  Promise.resolve({ phase: { at: 'form', notice: invalid } });
const offline = (): Promise<Next<Steps, string>> => Promise.resolve(out);
/** Steps that end at once, on a screen without the typed password. */
const answered = (phase: Next<Steps, string>['phase']) => (): Promise<Next<Steps, string>> =>
  Promise.resolve({
    phase: { at: 'steps', steps: { cancel: vi.fn() } },
    next: Promise.resolve({ phase, clearsPassword: true }),
  });
const signedIn = answered({ at: 'signedIn' });
const form = answered({ at: 'form', notice: undefined });
/** Waits until every settled promise has run its callbacks. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the form', () => {
  it.each([
    ['nothing', '', false, false],
    ['a username only', 'ana', false, false],
    ['a password only', '', true, false],
    ['blanks for a username', '  ', true, false],
    ['both', 'ana', true, true],
  ])('with %s typed is ready: %s', (_what, username, hasPassword, ready) => {
    const { flow, state } = flowWith();
    flow.send({ type: 'typed', username, hasPassword });
    expect(isReady(state())).toBe(ready);
  });

  it('shows an error for an empty field only after it was blurred', () => {
    const { flow, state } = flowWith();
    expect(missingFields(state())).toEqual({ username: false, password: false });
    flow.send({ type: 'touched', field: 'username' });
    expect(missingFields(state())).toEqual({ username: true, password: false });
    flow.send({ type: 'typed', username: 'a', hasPassword: false });
    expect(missingFields(state())).toEqual({ username: false, password: false });
  });

  it('shows both errors when submitted empty, and sends nothing', () => {
    const { flow, state, calls } = flowWith();
    flow.send({ type: 'submit', username: ' ', password: '' });
    expect(missingFields(state())).toEqual({ username: true, password: true });
    expect(calls.logIn).not.toHaveBeenCalled();
  });

  it('sends the submitted credentials, even without a typed event', () => {
    const { flow, calls, at } = flowWith();
    flow.send({ type: 'submit', username: ' ana ', password: ' kept as typed ' });
    expect(calls.logIn).toHaveBeenCalledWith(
      { username: 'ana', password: ' kept as typed ' },
      expect.any(AbortSignal),
    );
    expect(at()).toBe('sending');
  });

  it('[ACC-172] sends one request however often it is submitted', () => {
    const { flow, calls, state } = flowWith();
    flow.send({ type: 'submit', ...typed });
    flow.send({ type: 'submit', ...typed });
    expect(calls.logIn).toHaveBeenCalledOnce();
    expect(isReady(state())).toBe(false);
  });

  it('never has the password in its state', () => {
    const { flow, state } = flowWith();
    flow.send({ type: 'submit', ...typed });
    expect(JSON.stringify(state())).not.toContain(typed.password);
  });

  it('shows the reason and keeps the username when refused', async () => {
    const { flow, state } = flowWith({ logIn: refused });
    flow.send({ type: 'submit', ...typed });
    await settled();
    expect(state()).toMatchObject({ phase: { at: 'form', notice: invalid }, username: 'ana' });
  });
});

describe('the offline state', () => {
  const atOffline = async (isDown: () => Promise<boolean>) => {
    const run = flowWith({ logIn: offline, isDown });
    run.flow.send({ type: 'submit', ...typed });
    await settled();
    return run;
  };

  it('is shown when the portal is down', async () => {
    const { state } = await atOffline(() => Promise.resolve(true));
    expect(state().phase).toEqual({ at: 'offline', checking: false, again: false });
  });

  it('returns to a form with the username when the portal is up again', async () => {
    const { flow, state } = await atOffline(() => Promise.resolve(false));
    flow.send({ type: 'retry' });
    await settled();
    expect(state()).toMatchObject({
      phase: { at: 'form', notice: undefined },
      username: 'ana',
      hasPassword: false,
    });
  });

  it('shows that the portal is still down after a failed retry', async () => {
    const { flow, state } = await atOffline(() => Promise.resolve(true));
    flow.send({ type: 'retry' });
    expect(state().phase).toMatchObject({ checking: true });
    await settled();
    expect(state().phase).toEqual({ at: 'offline', checking: false, again: true });
  });

  it('sends one request however often Retry is pressed', async () => {
    const { flow, calls } = await atOffline(pending);
    flow.send({ type: 'retry' });
    flow.send({ type: 'retry' });
    expect(calls.isDown).toHaveBeenCalledOnce();
  });
});

describe('after a correct password', () => {
  it.each([
    ['the session', signedIn, 1],
    ['the form', form, 0],
    ['the offline state', offline, 0],
  ])('shows %s when the steps end with it', async (_what, logIn, signedIn) => {
    const { flow, calls, state } = flowWith({ logIn });
    flow.send({ type: 'submit', ...typed });
    await settled();
    const { phase } = await logIn().then(({ phase, next }) => next ?? { phase });
    expect(state().phase).toEqual(phase);
    expect(calls.signedIn).toHaveBeenCalledTimes(signedIn);
  });

  it('shows a new form after every end, so that no typed password stays', async () => {
    const { flow, state } = flowWith({ logIn: form });
    flow.send({ type: 'submit', ...typed });
    await settled();
    expect(state()).toMatchObject({ form: 1, hasPassword: false, username: 'ana' });
  });
});

describe('arriving', () => {
  it('shows why the visitor is here', async () => {
    const { flow, state } = flowWith();
    flow.send({ type: 'arrive', attempt: refused });
    await settled();
    expect(state().phase).toEqual({ at: 'form', notice: invalid });
  });

  it('signs in without the form', async () => {
    const { flow, at, calls } = flowWith();
    flow.send({ type: 'arrive', attempt: signedIn });
    expect(at()).toBe('arriving');
    await settled();
    expect(at()).toBe('signedIn');
    expect(calls.signedIn).toHaveBeenCalledOnce();
  });

  it('keeps the username for the form, and ignores events of the removed form', async () => {
    const { flow, state } = flowWith();
    flow.send({ type: 'arrive', attempt: refused, username: 'ana' });
    flow.send({ type: 'typed', username: '', hasPassword: false });
    await settled();
    expect(state()).toMatchObject({ phase: { at: 'form' }, username: 'ana' });
  });

  it('shows the form again when the session is over', async () => {
    const { flow, at } = flowWith({ logIn: signedIn });
    flow.send({ type: 'signedOut' });
    flow.send({ type: 'submit', ...typed });
    await settled();
    flow.send({ type: 'signedOut' });
    expect(at()).toBe('form');
  });

  it('shows the form when there is nothing to sign in with', async () => {
    const { flow, at } = flowWith();
    flow.send({ type: 'arrive', attempt: () => Promise.resolve(undefined) });
    await settled();
    expect(at()).toBe('form');
  });
});

describe('once disposed', () => {
  it('changes nothing more', async () => {
    const { flow, at, calls } = flowWith({ logIn: signedIn });
    flow.send({ type: 'submit', ...typed });
    flow.dispose();
    await settled();
    expect(at()).toBe('sending');
    expect(calls.signedIn).not.toHaveBeenCalled();
  });

  it.each([
    ['while the steps run', settled],
    ['while the password is checked', () => undefined],
  ])('%s, it cancels the steps', async (_when, wait) => {
    const cancel = vi.fn();
    const phase = { at: 'steps', steps: { cancel } } as const;
    const { flow } = flowWith({ logIn: () => Promise.resolve({ phase, next: pending() }) });
    flow.send({ type: 'submit', ...typed });
    await wait();
    flow.dispose();
    await settled();
    expect(cancel).toHaveBeenCalledOnce();
  });
});

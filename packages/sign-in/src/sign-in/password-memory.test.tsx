import { maintenanceMode, userLogin, validateCode } from '@portico/contract';
import { settle, type TestOptions } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { holdLogin } from '../post-sign-in/held-login';
import { startPostSignIn } from '../post-sign-in/post-sign-in.controller';
import { logIn, showSignIn } from '../testing/show-sign-in';
import { testDate } from '../testing/test-date';
import { loginAnswer } from '../testing/login-answer';
import { startTestCore } from '@portico/core/testing';

afterEach(cleanup);

const settings = { 'loginOptions.useMultiFactorOption': 'true' };
const secret = 'Secret-1';
const today = testDate('2026-03-02');

describe('the typed password', () => {
  it('[ACC-191] is in no storage, URL or history state while the steps run', async () => {
    const shown = await showSignIn({ settings }, ({ server }) =>
      server.answer(userLogin, loginAnswer()),
    );
    await logIn(shown, secret);
    await screen.findByLabelText('Security code');
    await settle();
    const written = [
      ...shown.sessionStorage.entries.values(),
      ...shown.localStorage.entries.values(),
      ...shown.assigned,
      ...shown.server.requests.map(({ url }) => url),
      ...shown.logged,
      JSON.stringify(shown.browser.posted),
      JSON.stringify(shown.page.get()),
      location.href,
      JSON.stringify(history.state),
    ].join('\n');
    expect(written).not.toContain(secret);
    expect(
      shown.server.requests.filter(({ body }) => JSON.stringify(body ?? '').includes(secret)),
    ).toHaveLength(1);
  });

  /** The steps of a sign-in, started as the screen starts them. */
  async function steps(options: TestOptions = {}) {
    const { core, server } = await startTestCore({ settings, ...options });
    const read = <T,>(definition: Parameters<typeof core.setting<T>>[0]) =>
      core.setting(definition).peek();
    const page = { core, read, removed: new AbortController().signal };
    return { core, server, run: await startPostSignIn(page, loginAnswer(), secret) };
  }

  it.each([
    ['[ACC-192] completed', false],
    ['[ACC-192] cancelled by the maintenance check', true],
  ])('is wiped once the queue is %s', async (_title, isEnabled) => {
    const { server, run } = await steps();
    server.answer(maintenanceMode, { isEnabled });
    expect(run.held.password()).toBe(secret);
    await run.queue.complete();
    await run.ended;
    expect([run.held.password(), run.held.token()]).toEqual([undefined, undefined]);
  });

  it('[ACC-192] is wiped once the queue is cancelled by the borrower', async () => {
    const { run } = await steps();
    run.cancel();
    await run.ended;
    expect([run.held.password(), run.held.token()]).toEqual([undefined, undefined]);
  });

  it('is held separately from the login answer', () => {
    const held = holdLogin(loginAnswer(), secret, today);
    expect(JSON.stringify(held)).not.toContain(secret);
  });

  it('[ACC-192] is not in the form that is shown after a cancelled step', async () => {
    const shown = await showSignIn({ settings }, ({ server }) => {
      server.answer(userLogin, loginAnswer());
      server.refuse(validateCode, 'CodeInvalid', 403);
    });
    await logIn(shown, secret);
    await shown.user.click(await screen.findByText('Cancel'));
    const field = await screen.findByLabelText<HTMLInputElement>('Password');
    await waitFor(() => expect(screen.queryByLabelText('Security code')).toBeNull());
    expect(field.isConnected && field.value).toBe('');
  });
});

import { accountList, paymentOutcome, submitImmediateBank, validateCode } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentOf, postedPayments } from '../testing/payment';
import { createTestHost, minute, type TestHost } from '../testing/test-host';

/** A host whose clock the tests set to that of one machine or the other. */
let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

/** Sends requests to a machine whose clock is ahead, or behind. */
async function onMachine<T>(ahead: number, work: () => Promise<T>): Promise<T> {
  host.pass(ahead);
  try {
    return await work();
  } finally {
    host.pass(-ahead);
  }
}

const skews = [
  ['behind', -90_000],
  ['ahead', 90_000],
  ['four minutes ahead', 4 * minute],
] as const;

describe.each(skews)('on two machines, the second of which is %s,', (_name, ahead) => {
  it('a session of one is used, and kept, on the other', async () => {
    const token = await host.signIn('maya');
    const list = () => host.send(accountList, undefined, { token });
    for (let n = 0; n < 3; n += 1) {
      expect((await onMachine(ahead, list)).status).toBe(200);
      expect((await list()).status).toBe(200);
      host.pass(2 * minute);
    }
  });

  it('a security code of one is taken by the other, once', async () => {
    const answer = await host.logIn('maya');
    const token = host.tokenOf(answer);
    const code = await host.newestCode();
    const enter = () =>
      host.send(validateCode, { userId: 'maya', code, createTrustedDevice: false }, { token });
    expect((await onMachine(ahead, enter)).status).toBe(200);
    expect((await enter()).status).toBe(401);
  });

  it('a key that one has closed is closed on the other', async () => {
    const token = await host.signIn('maya');
    const payment = await paymentOf(host, token);
    const look = () => host.send(paymentOutcome, undefined, { token, key: 'one' });
    expect((await onMachine(ahead, look)).body).toMatchObject({ KeyIsClosed: true });
    const pay = await host.send(submitImmediateBank, payment, { token, key: 'one' });
    expect(pay.codes).toEqual(['KeyClosed']);
    expect(await postedPayments(host)).toBe(0);
  });
});

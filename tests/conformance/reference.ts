import { createTestHost, type TestHost } from '../../demo-host/api/testing/test-host';
import type { Fetch, Subject } from '../../packages/conformance/src';

const url = 'http://localhost';

/** A test borrower of the reference API: loans, a line of credit, saved methods, an application. */
const maya = { username: 'maya', password: 'Juniper-14-road' };

/** The reference API in this process, as what is to be checked; everything is confirmed. */
export function referenceSubject(
  host: TestHost,
  around: (fetch: Fetch) => Fetch = (fetch) => fetch,
): Subject {
  const fetch: Fetch = (address, init) => host.fetch(address.slice(url.length), init);
  return {
    url,
    fetch: around(fetch),
    credentials: { ...maya, code: () => host.newestCode() },
    change: true,
    pay: 25,
    payAgain: true,
    lock: 'hanna',
    wait: (milliseconds) => Promise.resolve(host.pass(milliseconds)),
    confirm: () => Promise.resolve(true),
  };
}

/** Checks a new reference API. */
export async function withHost<T>(use: (host: TestHost) => Promise<T>): Promise<T> {
  const host = await createTestHost();
  try {
    return await use(host);
  } finally {
    await host.close();
  }
}

import { join } from 'node:path';
import type { Server } from '@portico/server';
import { startServer } from '../../demo-host/docs/examples/core-server/server';
import type { Subject } from '../../packages/conformance/src';

/**
 * The example of the guide "Connect your core system", and how conformance checks it, a payment
 * included.
 *
 * @param url of its database
 * @param folder of its key and files
 */
export async function startExample(
  url: string,
  folder: string,
): Promise<{ readonly server: Server; readonly subject: Subject }> {
  /** The last code that was sent to maya. */
  let code: string | undefined;
  const server = await startServer(
    url,
    join(folder, 'key'),
    join(folder, 'files'),
    (borrower, sent) => {
      if (borrower.username === 'maya') code = sent;
      return Promise.resolve();
    },
  );
  const subject: Subject = {
    url: 'http://localhost',
    fetch: (address, init) => Promise.resolve(server.fetch(new Request(address, init))),
    credentials: {
      username: 'maya',
      password: 'Juniper-14-road',
      code: () => Promise.resolve(code),
    },
    tags: ['sign-in', 'accounts', 'payment'],
    change: true,
    pay: 25,
    payAgain: true,
    confirm: () => Promise.resolve(true),
  };
  return { server, subject };
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server as NodeServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { applicationOptions, userLogin } from '@portico/contract';
import type { Server } from '@portico/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expressApp } from '../../demo-host/docs/examples/core-server/express';
import { fastifyApp } from '../../demo-host/docs/examples/core-server/fastify';
import { checkApi, type Subject } from '../../packages/conformance/src';
import { startExample } from './example-server';

/** The example of the guide "Connect your core system". */
describe('a server over an in-memory core system', () => {
  let folder: string;
  let server: Server;
  let subject: Subject;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-core-'));
    const example = await startExample(`file:${join(folder, 'server.db')}`, folder);
    server = example.server;
    subject = { ...example.subject, lock: 'omar' };
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    return rm(folder, { recursive: true, force: true });
  });

  it('[POR-164] passes conformance for sign-in, accounts and payment', async () => {
    const { findings } = await checkApi(subject);
    // Optional calls may be missing; nobody waits for a minute here.
    const others = findings.filter(({ result }) => !['passed', 'missing'].includes(result));
    expect(others.map(({ check }) => check)).toEqual(['gives a token that expires']);
    const passed = findings.filter(({ result }) => result === 'passed');
    expect(passed.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['userLogin', 'validateCode', 'accountList', 'submitImmediateBank']),
    );
  });

  /** Checks sign-in over a server that listens, and that a page of the application has its body. */
  async function checkListening(listening: NodeServer, hasOwnPage: boolean) {
    if (!listening.listening) await once(listening, 'listening');
    const address = listening.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const { findings } = await checkApi({
        url: `http://127.0.0.1:${port}`,
        tags: ['sign-in'],
        credentials: subject.credentials,
      });
      expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
      expect(findings.map(({ call }) => call)).toContain('validateCode');
      if (!hasOwnPage) return;
      const own = await fetch(`http://127.0.0.1:${port}/own`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ page: 'of the lender' }),
      });
      expect(await own.json()).toEqual({ page: 'of the lender' });
    } finally {
      listening.closeAllConnections();
      listening.close();
    }
  }

  it("answers a page over Node's own server, by the adapter of the guide", () =>
    checkListening(createServer(getRequestListener(server.fetch)).listen(0, '127.0.0.1'), false));

  it('answers a page within an application of Express, beside its own', () =>
    checkListening(createServer(expressApp(server)).listen(0, '127.0.0.1'), true));

  it('answers a page within an application of Fastify, beside its own', async () => {
    const app = fastifyApp(server);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await checkListening(app.server, true);
  });

  it('answers as a route handler of Next', async () => {
    vi.stubEnv('DATA_FOLDER', folder);
    const { GET, POST } = await import('../../demo-host/docs/examples/core-server/next-route');
    const handlers: readonly ((request: Request) => Promise<Response>)[] = [GET, POST];
    const [get, post] = handlers;
    const setup = await get?.(new Request(`http://localhost${applicationOptions.path}`));
    expect(await setup?.json()).toMatchObject({ gassySettings: { shared: {} } });
    const signIn = { Username: 'maya', Password: 'wrong' };
    const refused = await post?.(
      new Request(`http://localhost${userLogin.path}`, {
        method: 'POST',
        body: JSON.stringify(signIn),
      }),
    );
    expect(await refused?.json()).toMatchObject({ Errors: [{ ErrorMessage: 'Invalid' }] });
  });
});

import { accountList, applicationOptions, maintenanceMode, userLogin } from '@portico/contract';
import { array, parse, unknown } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { consoleRoutes } from '../console-routes';
import { seedBorrowers } from '../seed/borrowers';
import { createTestHost, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

type Route = (typeof consoleRoutes)[keyof typeof consoleRoutes];

const ask = (route: Route, body?: unknown, headers: Record<string, string> = {}) =>
  host.fetch(route.path, {
    method: route.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const read = async (route: Route, body?: unknown): Promise<unknown> =>
  (await ask(route, body)).json();

describe('borrowers', () => {
  it('are listed with credentials and a story', async () => {
    const listed = await read(consoleRoutes.borrowers);
    expect(listed).toHaveLength(seedBorrowers.length);
    expect(listed).toContainEqual(
      expect.objectContaining({ username: 'maya', password: 'Juniper-14-road' }),
    );
  });
});

describe('the accounts of a borrower', () => {
  it('are listed with what each is, those that are paid off last', async () => {
    expect(await read(consoleRoutes.accounts, { username: 'maya' })).toEqual([
      { kind: 'loan', number: '0012-104417-3', description: 'Auto loan' },
      { kind: 'loan', number: '0012-118820-5', description: 'Home improvement loan' },
      { kind: 'loan', number: '0012-300928-1', description: 'Home equity line' },
      { kind: 'deposit', number: '0012-500112-7', description: 'Savings' },
      { kind: 'deposit', number: '0012-700054-2', description: 'Certificate, 24 months' },
      { kind: 'loan', number: '0012-090233-8', description: 'Student loan' },
      { kind: 'application', number: 'A-20417', description: 'Under review' },
    ]);
  });

  it('are none of nobody', async () => {
    expect(await read(consoleRoutes.accounts, { username: 'nobody' })).toEqual([]);
  });
});

describe('people who can register', () => {
  it('are listed with everything the form asks for', async () => {
    const listed = await read(consoleRoutes.unregistered);
    expect(listed).toContainEqual({
      name: 'Iris Caldwell',
      story: 'Registers and is signed in at once.',
      lastName: 'Caldwell',
      accountType: 'Loan',
      accountNumber: '0012-140033-4',
      ssn: '900-12-3456',
      dateOfBirth: '04/12/1988',
      zip: '52401',
      phone: '3195550131',
    });
  });
});

describe('the outbox', () => {
  it('shows every message, newest first, and can be emptied', async () => {
    await host.logIn('maya');
    await host.logIn('hanna');
    const [newest, second] = parse(array(unknown()), await read(consoleRoutes.outbox));
    expect(newest).toMatchObject({ to: 'hanna@example.com', subject: 'Your security code' });
    expect(second).toMatchObject({ to: 'maya@example.com' });
    await ask(consoleRoutes.clearOutbox);
    expect(await read(consoleRoutes.outbox)).toEqual([]);
  });
});

describe('the clock', () => {
  it.each([
    ['to a day', { today: '2026-04-01' }, '2026-04-01'],
    ['ahead by days', { days: 3 }, '2026-03-05'],
    ['back by days', { days: -1 }, '2026-03-01'],
    ['to the real day', { today: null }, '2026-03-02'],
  ])('is set %s, and the setup contains the new day', async (_name, change, today) => {
    await ask(consoleRoutes.setClock, { days: 10 });
    await ask(consoleRoutes.setClock, { today: null });
    expect(await read(consoleRoutes.setClock, change)).toMatchObject({ today });
    expect(await read(consoleRoutes.clock)).toMatchObject({ today });
    const { body } = await host.send(applicationOptions, undefined);
    expect(body['institutionOptions']).toMatchObject({ today });
  });

  it.each([{}, { today: 'soon' }, { days: 'x' }, { days: 1e9 }, null])(
    'is not set by %j',
    async (change) => {
      expect((await ask(consoleRoutes.setClock, change)).status).toBe(400);
    },
  );

  it('does not change sessions', async () => {
    const token = await host.signIn('maya');
    await ask(consoleRoutes.setClock, { days: 400 });
    expect((await host.send(accountList, undefined, { token })).status).toBe(200);
  });
});

describe('settings', () => {
  it('are changed and removed, key by key', async () => {
    const key = 'loginOptions.announcementText';
    await ask(consoleRoutes.setSettings, { buckets: { english: { [key]: 'Hello' } } });
    expect(await read(consoleRoutes.settings)).toMatchObject({
      buckets: { english: { [key]: 'Hello' } },
    });
    const { body } = await host.send(applicationOptions, undefined);
    expect(body['gassySettings']).toMatchObject({ english: { [key]: 'Hello' } });
    await ask(consoleRoutes.setSettings, { buckets: { english: { [key]: null } } });
    expect(await read(consoleRoutes.settings)).toMatchObject({ buckets: { english: {} } });
  });

  it('include the host’s own switches', async () => {
    await ask(consoleRoutes.setSettings, { host: { maintenanceMode: 'true' } });
    expect((await host.send(maintenanceMode, undefined)).body).toEqual({ isEnabled: true });
  });

  it.each([
    { buckets: { shared: { noGroup: 'x' } } },
    { buckets: { german: { 'a.b': 'x' } } },
    { host: { unknown: 'x' } },
  ])('are not changed by %j', async (change) => {
    expect((await ask(consoleRoutes.setSettings, change)).status).toBe(400);
  });
});

describe('faults', () => {
  const fault = (change: unknown) => ask(consoleRoutes.setFaults, change);
  const list = async () => (await host.send(maintenanceMode, undefined)).status;

  it('affect the named call, once by default', async () => {
    await fault({ maintenanceMode: { status: 503 } });
    expect([await list(), await list()]).toEqual([503, 200]);
    await fault({ maintenanceMode: { status: 503, times: 'always' } });
    expect([await list(), await list()]).toEqual([503, 503]);
    await fault({ maintenanceMode: null });
    expect(await list()).toBe(200);
  });

  it('refuse with a code', async () => {
    await fault({ maintenanceMode: { refuse: 'NiteMode' } });
    expect(await host.send(maintenanceMode, undefined)).toMatchObject({
      status: 200,
      codes: ['NiteMode'],
    });
  });

  it('delay', async () => {
    await fault({ maintenanceMode: { delay: 1_500 } });
    await list();
    expect(host.waits).toEqual([1_500]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('cut the connection %s the call is handled', async (drop, mails) => {
    await host.services.mail.clear();
    await fault({ userLogin: { drop } });
    await expect(host.logIn('maya')).rejects.toThrow();
    expect(await host.services.mail.sent()).toHaveLength(mails);
  });

  it('cut an answer in half', async () => {
    await host.services.mail.clear();
    await fault({ userLogin: { malformed: true } });
    await expect(host.logIn('maya')).rejects.toThrow(SyntaxError);
    expect(await host.services.mail.sent()).toHaveLength(1);
  });

  it.each([{ noSuchCall: { status: 500 } }, { userLogin: { status: 5 } }, { userLogin: { x: 1 } }])(
    'are not set by %j',
    async (change) => {
      expect((await fault(change)).status).toBe(400);
    },
  );
});

describe('the request log', () => {
  it('has requests and answers, without secrets', async () => {
    const token = await host.signIn('maya');
    await host.send(accountList, undefined, { token });
    const log = await read(consoleRoutes.requests);
    expect(log).toMatchObject([
      { call: 'accountList', method: 'GET', status: 200, username: 'maya', fault: null },
      { call: 'validateCode' },
      { call: 'userLogin', input: { username: '•••', password: '•••' } },
    ]);
    const text = JSON.stringify(log);
    for (const secret of [token, 'Juniper-14-road', '104417']) expect(text).not.toContain(secret);
  });

  it('shows a fault that was applied', async () => {
    await ask(consoleRoutes.setFaults, { userLogin: { status: 500 } });
    await host.send(userLogin, { username: 'maya', password: 'x' });
    expect(await read(consoleRoutes.requests)).toMatchObject([
      { call: 'userLogin', status: 500, fault: { status: 500 } },
    ]);
  });
});

describe('a reset', () => {
  it('restores all data and ends every session', async () => {
    const token = await host.signIn('maya');
    await ask(consoleRoutes.setClock, { days: 40 });
    await ask(consoleRoutes.setSettings, { host: { maintenanceMode: 'true' } });
    await ask(consoleRoutes.setFaults, { userLogin: { status: 500, times: 'always' } });
    expect(await read(consoleRoutes.reset)).toEqual({ ok: true });
    expect(await read(consoleRoutes.clock)).toMatchObject({ today: '2026-03-02' });
    expect(JSON.stringify(await read(consoleRoutes.outbox))).not.toContain('security code');
    expect((await host.send(accountList, undefined, { token })).status).toBe(401);
    const again = await host.signIn('maya');
    const { body } = await host.send(accountList, undefined, { token: again });
    expect(body['Accounts']).toHaveLength(6);
  });
});

describe('the console’s calls', () => {
  it.each(Object.values(consoleRoutes).filter(({ path }) => path.startsWith('/console')))(
    '$method $path are closed to pages of other origins',
    async (route) => {
      const response = await ask(route, route.method === 'PUT' ? {} : undefined, {
        Origin: 'https://lender.example',
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it('the OpenAPI document is open to every origin', async () => {
    const response = await ask(consoleRoutes.openApi, undefined, { Origin: 'https://x.example' });
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://x.example');
  });
});

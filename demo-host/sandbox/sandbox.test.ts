import { readFile } from 'node:fs/promises';
import { accountList, userLogin, validateCode } from '@portico/contract';
import { sandboxAt, sandboxCode } from '@portico/testing/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { testCards } from '../api/cards/test-cards';
import { seedBorrowers } from '../api/seed/borrowers';
import { hostPath } from '../paths';
import { runCommand } from './command';
import { readSandboxOptions } from './options';
import { startSandbox, type Sandbox } from './start-sandbox';

let sandbox: Sandbox;

const post = (path: string, body: unknown, headers = {}) =>
  fetch(sandbox.url + path, { method: 'POST', body: JSON.stringify(body), headers });

const token = async (response: Response) =>
  String(Reflect.get(Object(await response.json()), 'UserToken'));

/** Signs in as a borrower whose password the README has. */
async function signIn() {
  const first = await post(userLogin.path, { username: 'maya', password: 'Juniper-14-road' });
  const code = { UserId: 'maya', Code: sandboxCode, CreateTrustedDevice: false };
  return token(await post(validateCode.path, code, { UserToken: await token(first) }));
}

const accounts = async (session: string) =>
  (await fetch(sandbox.url + accountList.path, { headers: { UserToken: session } })).status;

describe('the sandbox', () => {
  beforeEach(async () => {
    const faults = readSandboxOptions(['--fault', 'accountList=unavailable'])?.faults ?? {};
    sandbox = await startSandbox({ port: 0, origins: ['https://www.lender.example'], faults });
    return sandbox.close;
  });

  it('takes the fixed code, and answers named origins', async () => {
    expect(await signIn()).toMatch(/^[\w-]{43}$/);
    const asked = (origin: string) =>
      fetch(sandbox.url + userLogin.path, { headers: { Origin: origin } });
    const allowed = async (origin: string) =>
      (await asked(origin)).headers.get('Access-Control-Allow-Origin');
    expect(await allowed('https://www.lender.example')).toBe('https://www.lender.example');
    expect(await allowed('https://other.example')).toBeNull();
  });

  it('fails as it was started, as a test asks, and as before after a reset', async () => {
    const { fault, reset } = sandboxAt(sandbox.url);
    const session = await signIn();
    expect([await accounts(session), await accounts(session)]).toEqual([503, 503]);
    await fault('accountList', null);
    await fault('userLogin', 'server-error');
    expect(await accounts(session)).toBe(200);
    expect((await post(userLogin.path, {})).status).toBe(500);
    expect((await post(userLogin.path, {})).status).not.toBe(500);
    await reset();
    expect(await accounts(session)).toBe(503);
    await fault('accountList', null);
    expect(await accounts(session)).toBe(401);
  });

  it('takes faults by name from any program, and says what is wrong', async () => {
    const set = (body: unknown) =>
      fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(body) });
    expect((await set({ userLogin: 'refuse:AccountLocked' })).status).toBe(200);
    expect(await (await set({ userLogin: 'late' })).text()).toContain('no fault \\"late\\"');
    expect(await (await set({ login: 'slow' })).text()).toContain('no call \\"login\\"');
  });

  it('is closed to pages, and healthy', async () => {
    const headers = { Origin: 'https://www.lender.example' };
    expect((await post('/sandbox/reset', {}, headers)).status).toBe(403);
    expect(await (await fetch(`${sandbox.url}/health`)).json()).toEqual({ ok: true });
  });
});

describe('the command', () => {
  const run = async (args: readonly string[]) => {
    const printed: string[] = [];
    let started: Sandbox | undefined;
    const print = (text: string) => void printed.push(text);
    const exit = await runCommand(args, {
      ...{ print, complain: print },
      serving: (one) => {
        started = one;
      },
    });
    await started?.close();
    return { exit, text: printed.join('\n') };
  };

  it('says first where it answers, then who can sign in', async () => {
    const { exit, text } = await run(['--port', '0']);
    expect(exit).toBe(0);
    expect(text).toMatch(/^Portico sandbox ready on http:\/\/127\.0\.0\.1:\d+\n/);
    expect(text).toContain('Juniper-14-road');
  });

  it.each([
    [['--port', 'x'], '--port is a number'],
    [['--origin', 'lender.example'], '--origin has "lender.example", which is no origin'],
    [['--fault', 'userLogin'], '--fault is CALL=FAULT'],
    [['--fault', 'userLogin=late'], 'it is slow, not-sent'],
    [['--fault', 'login=slow'], 'There is no call "login"'],
  ])('refuses %j', async (args, complaint) => {
    const { exit, text } = await run(args);
    expect(exit).toBe(2);
    expect(text).toContain(complaint);
    expect(text).toContain('npx @portico/sandbox --help');
  });
});

describe('the README of the package', () => {
  it('has every borrower with the password, and every card', async () => {
    const readme = await readFile(hostPath('..', 'packages', 'sandbox', 'README.md'), 'utf8');
    const plain = readme.replaceAll(/ +/g, ' ');
    for (const { username, password, story } of seedBorrowers)
      expect(plain).toContain(`| ${username} | ${password} | ${story} |`);
    for (const { number, does } of testCards) expect(plain).toContain(`| ${number} | ${does} |`);
  });
});

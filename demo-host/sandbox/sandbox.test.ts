import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { accountList, userLogin, validateCode } from '@portico/contract';
import { sandboxAt, sandboxCode } from '@portico/testing/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCards } from '../api/cards/test-cards';
import { seedBorrowers } from '../api/seed/borrowers';
import { bundleForNode } from '../bundle.mjs';
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

describe('a signal', () => {
  let folder = '';
  beforeAll(async () => {
    // Below the host's folder, where its packages are found.
    await mkdir(hostPath('dist'), { recursive: true });
    folder = await mkdtemp(hostPath('dist', 'sandbox-'));
    await bundleForNode(hostPath('sandbox', 'command.ts'), join(folder, 'command.mjs'));
    const start = `import { runCommand } from './command.mjs';\nawait runCommand(['--port', '0']);\n`;
    await writeFile(join(folder, 'start.mjs'), start);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A sandbox in a process of its own, with its data in a folder of the test. */
  async function start() {
    const data = await mkdtemp(join(folder, 'data-'));
    const child = spawn(process.execPath, [join(folder, 'start.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: data },
    });
    const ended = once(child, 'exit').then(([code]: unknown[]) => code);
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return { data, child, ended, url: /http:\S+/.exec(String(line))?.[0] ?? '' };
  }

  /** Resolves once the sandbox has a request that it answers after so many milliseconds. */
  async function askSlowly(url: string, delay: number) {
    const faults = `${url}/sandbox/faults`;
    const body = JSON.stringify({ accountList: { delay } });
    await fetch(faults, { method: 'PUT', body });
    const status = fetch(url + accountList.path).then(
      (answered) => answered.status,
      () => 'cut off',
    );
    await expect.poll(async () => (await fetch(faults)).text()).not.toContain('"delay"');
    return { status };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the sandbox within a second, with requests answered, and its data is removed',
    async (signal) => {
      const { url, child, ended, data } = await start();
      const asked = await askSlowly(url, 300);
      const since = performance.now();
      child.kill(signal);
      // As npx does, which has the signal from the terminal too.
      child.kill(signal);
      expect(await asked.status).toBe(401);
      expect(await ended).toBe(0);
      // A second, and what a machine under load adds; a kept connection would last five.
      expect(performance.now() - since).toBeLessThan(3_000);
      expect(await readdir(data)).toEqual([]);
    },
  );

  it('cuts off a request that takes longer', async () => {
    const { url, child, ended, data } = await start();
    const asked = await askSlowly(url, 20_000);
    child.kill('SIGTERM');
    expect(await asked.status).toBe('cut off');
    expect(await ended).toBe(0);
    expect(await readdir(data)).toEqual([]);
  });

  it('ends the sandbox at once when it is the second', async () => {
    const { url, child, ended, data } = await start();
    const asked = await askSlowly(url, 20_000);
    child.kill('SIGINT');
    await wait(200);
    child.kill('SIGINT');
    expect(await asked.status).toBe('cut off');
    expect(await ended).toBe(130);
    expect(await readdir(data)).toEqual([]);
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

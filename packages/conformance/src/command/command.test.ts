import { mkdtempSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './command';
import { readOptions } from './options';

/** Runs the command; nobody answers its questions. */
async function run(args: readonly string[], env = {}) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const exit = await runCommand(
    args,
    {
      print: (text) => void printed.push(text),
      complain: (text) => void complaints.push(text),
      ask: () => Promise.resolve(undefined),
    },
    env,
  );
  return { exit, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

/** An address at which nothing answers. */
const nowhere = 'http://127.0.0.1:9';

/** An API whose every call fails. */
const server = createServer((_, response) => response.writeHead(500).end('{}'));
let failing = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  failing = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});

afterAll(() => server.close());

describe('the command', () => {
  it('[POR-111] explains itself', async () => {
    const { exit, printed } = await run(['--help']);
    expect(exit).toBe(0);
    for (const option of [
      '--username',
      '--change',
      '--pay',
      '--pay-again',
      '--lock',
      '--yes',
      '--html',
      '--junit',
      '--state',
    ])
      expect(printed).toContain(option);
  });

  it.each([
    ['no address', [], 'Give the address of the API'],
    ['no URL', ['api.lender.example'], 'Give the address of the API'],
    ['no host', ['https://'], 'Give the address of the API'],
    ['a query', [`${nowhere}/?version=1`], 'Give the address of the API'],
    ['a second address', [nowhere, 'http://127.0.0.1:7'], 'no "http://127.0.0.1:7" after it'],
    ['an unknown option', [nowhere, '--nothing'], 'nothing'],
    ['an amount in words', [nowhere, '--pay', 'ten'], '--pay has to be dollars'],
    ['a payment without --change', [nowhere, '--pay', '25'], '--pay needs --change'],
    ['a lock without --change', [nowhere, '--lock', 'pat'], '--lock needs --change'],
    ['an unknown tag', [nowhere, '--tags', 'pay'], 'There is no tag portico-pay'],
    ['an answer to no question', [nowhere, '--yes'], '--yes needs --change'],
    ['a payment of nobody', [nowhere, '--change', '--pay', '25'], '--pay needs --username'],
    [
      'a second payment without a first',
      [nowhere, '--change', '--pay-again'],
      '--pay-again needs --pay',
    ],
    ['no password', [nowhere, '--username', 'pat'], '--username needs --password'],
  ])('refuses %s, and says how to get help', async (_name, args, complaint) => {
    const { exit, complaints } = await run(args);
    expect(exit).toBe(2);
    expect(complaints).toContain(complaint);
    expect(complaints).toContain('--help');
  });

  it('[POR-137] lists what --change does, asks, and writes nothing without a yes', async () => {
    const asked: string[] = [];
    const terminal = {
      print: () => undefined,
      complain: () => undefined,
      ask: (question: string) => Promise.resolve(void asked.push(question)),
    };
    const folder = mkdtempSync(join(tmpdir(), 'portico-conformance-'));
    const state = join(folder, 'state.json');
    await runCommand([failing, '--change', '--lock', 'pat', '--state', state], terminal, {});
    expect(asked).toEqual([
      expect.stringMatching(/^--change writes to http:.*\n {2}- reports an error.*\(yes\/no\)$/s),
    ]);
    expect(asked[0]).toContain('locks the username pat');
  });

  it('takes the password from the environment', () => {
    const options = readOptions([`${nowhere}/`, '--username', 'pat'], {
      CONFORMANCE_PASSWORD: 'Meadow-9-lane',
    });
    expect(options).toMatchObject({ url: nowhere, password: 'Meadow-9-lane', yes: false });
  });

  it('writes a page and JUnit, and removes its state at the end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-conformance-'));
    const [html, junit, state] = ['a.html', 'a.xml', 'state.json'].map((name) =>
      join(folder, name),
    );
    const files = ['--html', html, '--junit', junit, '--state', state].map(String);
    const { exit, printed } = await run([nowhere, ...files]);
    expect(exit).toBe(1);
    expect(printed).toMatch(/conformance: 0 passed, 1 failed/);
    // Port 9 is one that `fetch` never opens: its cause, not only that it failed.
    expect(printed).toContain(`nothing answers at ${nowhere}: bad port`);
    expect(readFileSync(String(html), 'utf8')).toContain('<h2 id="applicationOptions">');
    expect(readFileSync(String(junit), 'utf8')).toContain(
      '<testcase classname="applicationOptions"',
    );
    expect(existsSync(String(state))).toBe(false);
  });

  it('keeps its findings and its state where a report cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-conformance-'));
    const [html, state] = [join(folder, 'missing', 'a.html'), join(folder, 'state.json')];
    const { exit, printed, complaints } = await run([failing, '--html', html, '--state', state]);
    expect(exit).toBe(2);
    expect(complaints).toContain(html);
    expect(printed).toMatch(/conformance: \d+ passed, \d+ failed/);
    expect(existsSync(state)).toBe(true);
  });

  it('[POR-111] goes on from its state file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-conformance-'));
    const state = join(folder, 'state.json');
    const earlier = [{ call: 'branchInfo', check: 'answered earlier', result: 'passed' }];
    writeFileSync(
      state,
      JSON.stringify({ url: nowhere, change: false, done: { visitor: earlier }, left: [] }),
    );
    const { printed, complaints } = await run([nowhere, '--state', state]);
    expect(printed).toContain('answered earlier');
    expect(complaints).toContain('Goes on from');
  });

  it('neither uses nor overwrites the state of another address, and any other file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-conformance-'));
    const state = join(folder, 'state.json');
    const earlier = [{ call: 'branchInfo', check: 'answered earlier', result: 'passed' }];
    const kept = { url: nowhere, change: false, done: { visitor: earlier }, left: [] };
    for (const text of [
      '{',
      JSON.stringify({ ...kept, url: 'http://other' }),
      // What was not made without --change has not been done.
      JSON.stringify({ ...kept, change: true }),
    ]) {
      writeFileSync(state, text);
      const { exit, printed, complaints } = await run([nowhere, '--state', state]);
      expect(exit).toBe(2);
      expect(printed).toBe('');
      expect(complaints).toContain(`${state} is not the state of a run against ${nowhere}`);
      expect(complaints).not.toContain('Goes on');
      expect(readFileSync(state, 'utf8')).toBe(text);
    }
  });
});

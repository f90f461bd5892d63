#!/usr/bin/env node
/**
 * Checks an API against the contract, call by call; ends with 1 when something differs.
 *
 *   npm run conformance -- URL [--username NAME --password WORD] [--code CODE] [--console ADDRESS]
 *     [--pay DOLLARS] [--json]
 *
 * Without --code it asks for the security code; with --console (the address that the demo host prints
 * when it starts) it reads the code from the outbox. --pay makes a real payment on the first loan with
 * a saved bank account.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const usage =
  'npm run conformance -- URL [--username NAME --password WORD] [--code CODE] [--console ADDRESS] [--pay DOLLARS] [--json]';

/** The checks are TypeScript and import the contract's sources; Node 20 does not run TypeScript. */
async function loadChecks() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-conformance-'));
  const outfile = join(folder, 'check-api.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('check-api.ts', import.meta.url))],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@portico/source'],
    logLevel: 'warning',
  });
  const checks = await import(pathToFileURL(outfile).href);
  await rm(folder, { recursive: true });
  return checks;
}

/** The newest code in the demo host's outbox; undefined without the address of its console. */
async function codeFromOutbox(address) {
  if (!address) return undefined;
  const { origin, searchParams } = new URL(address);
  const response = await fetch(`${origin}/console/api/outbox`, {
    headers: { Authorization: `Bearer ${searchParams.get('secret')}` },
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const mails = await response.json().catch(() => []);
  return mails.map(({ text }) => /code is (\d{6})/.exec(text)?.[1]).find(Boolean);
}

async function askForCode() {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const code = await terminal.question('Security code: ');
  terminal.close();
  return code.trim() || undefined;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    username: { type: 'string' },
    password: { type: 'string' },
    code: { type: 'string' },
    console: { type: 'string' },
    pay: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [address] = positionals;
if (!address) {
  console.error(usage);
  process.exit(2);
}
const url = address.replace(/\/+$/, '');
const { username, password, code, pay } = values;
const { checkApi, printed } = await loadChecks();
const findings = await checkApi({
  url,
  credentials: username &&
    password && {
      username,
      password,
      code: async () => code ?? (await codeFromOutbox(values.console)) ?? askForCode(),
    },
  pay: pay === undefined ? undefined : Number(pay),
});
console.log(values.json ? JSON.stringify(findings) : printed(findings));
process.exit(findings.some(({ result }) => result === 'failed') ? 1 : 0);

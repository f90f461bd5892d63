import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountList, readWire, writeWire } from '@portico/contract';
import { allCalls, openApi } from '@portico/contract/openapi';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harmlessRequest } from '@portico/conformance/testing';
import { runCommand } from '../setup/run-command.mjs';
import { createMock } from './mock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-openapi-'));
const file = join(folder, 'openapi.json');
const document = JSON.parse(JSON.stringify(openApi()));

beforeAll(() => {
  writeFileSync(file, JSON.stringify(document));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const node = (args: readonly string[]) =>
  runCommand(process.execPath, args, {
    title: 'openapi',
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

it('[POR-161] Redocly finds nothing to say about the OpenAPI document', async () => {
  const { code, output } = await node([
    'node_modules/@redocly/cli/bin/cli.js',
    ...['lint', file, '--format', 'stylish', '--max-problems', '20'],
  ]);
  expect(output).not.toMatch(/You have \d+ (error|warning)/);
  expect(output).toContain('Your API description is valid');
  expect(code).toBe(0);
});

it('[POR-161] openapi-typescript makes types of it, by which a call is written', async () => {
  const types = join(folder, 'portico.d.ts');
  const { code } = await node([
    ...['node_modules/openapi-typescript/bin/cli.js', file, '--output', types],
  ]);
  expect(code).toBe(0);
  const used = join(folder, 'used.ts');
  writeFileSync(
    used,
    `import type { components, operations } from './portico';
export const branch: components['schemas']['BranchInfoItem'] = {
  BranchName: 'Main Street', StreetAddress: '1 Main Street', City: 'Cedar Falls', State: 'IA',
  Zip: '50613', PhoneNumber: '319-555-0100', Latitude: 42.5, Longitude: -92.4,
};
// @ts-expect-error a branch has a name
export const nameless: components['schemas']['BranchInfoItem'] = { City: 'Cedar Falls' };
type Answer = operations['accountList']['responses'][200]['content']['application/json'];
export const loansOf = ({ Accounts = [] }: Answer) => Accounts.map(({ Number }) => Number.length);
`,
  );
  const program = ts.createProgram([used], {
    ...{ strict: true, noEmit: true, types: [], skipLibCheck: false },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  });
  const problems = ts.getPreEmitDiagnostics(program);
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
  expect(readFileSync(types, 'utf8')).toContain('achPaymentOptions.achPreCheckOption');
});

describe('[POR-161] a mock API that Prism makes of it', () => {
  const calls = allCalls.map((call) => [call.name, call] as const);
  let mock: Awaited<ReturnType<typeof createMock>>;
  beforeAll(async () => {
    mock = await createMock(document);
  });

  it.each(calls)(
    'answers %s by its example and by its schema as pages read it',
    async (_, call) => {
      const { method, path, request, query, response, example } = call;
      const sent = harmlessRequest(call);
      for (const isRandom of [false, true]) {
        const { status, body } = await mock(
          { method, path, ...(request && { body: sent }), ...(query && { query: Object(sent) }) },
          isRandom,
        );
        expect(status).toBe(200);
        const leftOut: string[] = [];
        const read = readWire(response, body, (issue) => leftOut.push(issue), 'documented');
        expect(read.ok, `${call.name}: ${JSON.stringify(read)}`).toBe(true);
        expect(leftOut).toEqual([]);
        if (!isRandom)
          expect(body).toEqual(JSON.parse(JSON.stringify(writeWire(response, example))));
      }
    },
  );

  it('refuses a call without its session', async () => {
    const { method, path } = accountList;
    expect((await mock({ method, path, token: '' }, false)).status).toBe(401);
    expect((await mock({ method, path }, false)).status).toBe(200);
  });
});

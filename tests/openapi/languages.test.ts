import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicationOptions, branchInfo, clientError } from '@portico/contract';
import { openApi } from '@portico/contract/openapi';
import { afterAll, describe, expect, it } from 'vitest';
import { checkApi } from '@portico/conformance';
import { missingCompilers } from '../setup/compilers.mjs';
import { generateTypes } from './generate-types.mjs';
import { freePort } from '../elements/free-port.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-types-'));
const document = openApi();
const missing = await missingCompilers();
const page = fileURLToPath(new URL('../../demo-host/docs/examples/php/index.php', import.meta.url));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const named = Object.keys(document.components.schemas).filter((name) => !/^Settings/.test(name));

describe.skipIf(missing.includes('default-jdk-headless'))('in Java', () => {
  it('[POR-161] the types of the OpenAPI document compile, and one is filled', async () => {
    const options = { 'just-types': true, package: 'lender' };
    const files = await generateTypes(document, 'java', options);
    const sources = join(folder, 'java', 'lender');
    mkdirSync(sources, { recursive: true });
    for (const [name, text] of files) writeFileSync(join(sources, name), text);
    writeFileSync(
      join(sources, 'Main.java'),
      `package lender;
public class Main {
  public static void main(String[] args) {
    BranchInfoItem branch = new BranchInfoItem();
    branch.setBranchName("Main Street");
    branch.setLatitude(42.5);
    PlainAnswer answer = new PlainAnswer();
    answer.setHasNoErrors(true);
    System.out.println(branch.getBranchName() + " " + answer.getHasNoErrors());
  }
}
`,
    );
    const names = [...files.keys(), 'Main.java'].map((name) => join(sources, name));
    run('javac', ['-proc:none', '-Xlint:none', '-d', join(folder, 'classes'), ...names]);
    expect(run('java', ['-cp', 'classes', 'lender.Main'])).toBe('Main Street true\n');
    const classes = [...files.keys()].map((name) => name.toLowerCase());
    for (const name of named.filter((one) => /Answer$|Request$/.test(one)))
      expect(classes).toContain(`${name.toLowerCase()}.java`);
  });
});

it('[POR-161] the types of the OpenAPI document in C# have a class with the names of each schema', async () => {
  const options = { framework: 'SystemTextJson', namespace: 'Lender' };
  const text = [...(await generateTypes(document, 'csharp', options)).values()].join('\n');
  for (const name of named) expect(text.toLowerCase()).toContain(`class ${name.toLowerCase()}\n`);
  expect(text).toContain('[JsonPropertyName("BranchName")]');
  expect(text).toMatch(/public partial class BranchInfoItem\s+{[^}]*public string BranchName/);
  const count = (sign: string) => text.split(sign).length;
  expect(count('{')).toBe(count('}'));
});

describe.skipIf(missing.includes('php-cli'))('in plain PHP', () => {
  const own = join(folder, 'php');
  const address = async () => `http://127.0.0.1:${await freePort()}`;
  let server: ChildProcess | undefined;

  afterAll(() => {
    server?.kill();
  });

  it('[POR-161] a page with the generated types answers what conformance asks of three calls', async () => {
    mkdirSync(own, { recursive: true });
    const types = [...(await generateTypes(document, 'php')).values()].join('\n');
    writeFileSync(join(own, 'types.php'), types);
    cpSync(page, join(own, 'index.php'));
    for (const file of ['types.php', 'index.php'])
      expect(run('php', ['-l', join('php', file)])).toContain('No syntax errors');
    const url = await address();
    server = spawn('php', ['-S', new URL(url).host, 'index.php'], { cwd: own, stdio: 'ignore' });
    await answering(url);
    const { findings } = await checkApi({
      ...{ url, tags: ['branch-locator'], change: true },
      confirm: () => Promise.resolve(true),
    });
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    const passed = findings.filter(({ result }) => result === 'passed').map(({ call }) => call);
    for (const { name } of [applicationOptions, branchInfo, clientError])
      expect(passed).toContain(name);
    expect(findings).toContainEqual({
      ...{ call: branchInfo.name, check: 'answers as the contract says', result: 'passed' },
    });
  });
});

/** Resolves once a server answers. */
async function answering(url: string): Promise<void> {
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
}

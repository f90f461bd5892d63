import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleVersions } from '../samples';
import { runCommand } from './command';

async function run(...args: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const exit = await runCommand(args, {
    print: (text) => void printed.push(text),
    complain: (text) => void complaints.push(text),
    serving: (server) => void server.close(),
  });
  return { exit, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

describe('the command', () => {
  it('explains itself', async () => {
    const { exit, printed } = await run('--help');
    expect(exit).toBe(0);
    for (const word of ['write DIR', 'notes FROM', '--from', '--port']) {
      expect(printed).toContain(word);
    }
  });

  it('serves the versions of a folder', async () => {
    const { exit, printed } = await run('--from', await sampleVersions(['1.4.2']), '--port', '0');
    expect(exit).toBe(0);
    expect(printed).toMatch(/^1\.4\.2 on http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('writes them, and the notes between two versions', async () => {
    const from = await sampleVersions(['1.4.2']);
    const folder = await mkdtemp(join(tmpdir(), 'portico-written-'));
    expect((await run('write', folder, '--from', from)).exit).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['Containerfile', 'nginx.conf', 'site']);
    await writeFile(join(from, 'CHANGELOG.md'), '## 1.4.2\n\n### Designers\n\n- A new tag.\n');
    expect((await run('notes', '1.4.1', '--from', from)).printed).toContain('- Designers: A new');
  });

  it('prints the snippet of a page with some tags', async () => {
    const from = await sampleVersions(['1.4.2']);
    const { exit, printed } = await run(
      ...['snippet', '--from', from, '--tags', 'sign-in'],
      ...['--origin', 'https://cdn.lender.example', '--api', 'https://api.lender.example'],
    );
    expect(exit).toBe(0);
    expect(printed).toContain('integrity="sha384-loader-1.4.2"');
    expect(printed).toContain('<portico-sign-in></portico-sign-in>');
    expect(printed).toContain('# Cloudflare');
  });

  it.each([
    ['an unknown word', ['publish'], 'There is no "publish"'],
    ['a folder without versions', ['--from', tmpdir()], 'no version of the suite'],
    ['no folder to write', ['write'], 'Name the folder'],
    ['no version', ['notes'], 'Name the version'],
    ['a word for what needs none', ['serve'], 'There is no "serve"'],
    ['a snippet of no tag', ['snippet', '--origin', 'x', '--api', 'y'], 'Name the tags'],
    ['two folders to write', ['write', 'a', 'b'], '"b" is one word too many'],
    ['three versions', ['notes', '1.4.1', '1.4.2', '1.4.3'], '"1.4.3" is one word too many'],
    ['a port that is none', ['--port', '65536'], '--port is a number up to 65535'],
    ['a port in words', ['--port', 'ten'], '--port is a number'],
    ['an unknown option', ['--nothing'], 'nothing'],
  ])('refuses %s, and says how to get help', async (_name, args, complaint) => {
    const { exit, complaints } = await run(...args);
    expect(exit).toBe(2);
    expect(complaints).toContain(complaint);
    expect(complaints).toContain('--help');
  });
});

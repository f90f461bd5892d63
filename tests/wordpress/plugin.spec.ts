import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cdnOutput } from '../../packages/build/cdn.mjs';
import { pluginFolder } from '../../packages/wordpress/make/wordpress.mjs';

const files = (ending: string): readonly string[] =>
  readdirSync(pluginFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );

test('every PHP file is valid, and does nothing when it is requested by itself', () => {
  for (const file of files('.php')) {
    const path = join(pluginFolder, file);
    expect(execFileSync('php', ['-l', path], { encoding: 'utf8' }), file).toContain(
      'No syntax errors',
    );
    expect(readFileSync(path, 'utf8'), file).toMatch(/^defined\( '\w+' \) \|\| exit;$/m);
  }
});

test('there is a block for each tag, and the template for translators has its title', () => {
  const manifest: { tags: object } = JSON.parse(readFileSync(cdnOutput, 'utf8'));
  const blocks = files('block.json').map((file) => `portico-${file.split('/')[1] ?? ''}`);
  expect(blocks.sort()).toEqual(Object.keys(manifest.tags).sort());
  const template = readFileSync(join(pluginFolder, 'languages/portico.pot'), 'utf8');
  expect(template.match(/msgctxt "block title"/g)).toHaveLength(blocks.length);
  expect(template).toContain('msgid "Address of the API"');
  expect(template).toContain('msgid "Plain words"');
});

// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from './pages.mjs';
import { serve } from './server.mjs';

describe('the server of the measured pages', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-bench-cdn-'));
    const tags = Object.values(pages).flatMap((page) => ('tags' in page ? page.tags : []));
    const file = { entry: 'a/entry.js', style: 'min-height:1px', declared: {}, first: {} };
    const manifest = { tags: Object.fromEntries(tags.map((tag) => [tag, file])) };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(join(folder, 'loader.js'), 'export {};');
    server = await serve(folder);
  });

  afterAll(async () => {
    server.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/floor', '<div id="floor"></div>'],
    ['/loan', '<portico-loan-details account-number'],
    ['/floor/floor.js', 'input'],
    ['/floor/figures.js', 'LoanAmountDue'],
    ['/cdn/loader.js', 'export {};'],
  ])('serves %s', async (path, part) => {
    const response = await fetch(`${server.origin}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(part);
  });

  it('answers a call of the API as a lender’s API usually does', async () => {
    const response = await fetch(`${server.origin}/fake/api/setup/ApplicationOptions`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toHaveProperty('gassySettings');
  });

  it('knows no other address', async () => {
    expect((await fetch(`${server.origin}/cdn/unknown.js`)).status).toBe(404);
  });
});

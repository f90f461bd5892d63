import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { openApi } from '@portico/contract/openapi';
import { describe, expect, it } from 'vitest';
import { checkApi } from '../../packages/conformance/src';
import { createOtherApi } from './other-api.mjs';

const borrower = { username: 'pat', password: 'Meadow-9-lane' };

describe('the conformance run on an API written from the OpenAPI document alone', () => {
  it('[POR-110] finds nothing wrong; the optional calls are missing', async () => {
    const server = createOtherApi(JSON.parse(JSON.stringify(openApi())), borrower);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { findings } = await checkApi({
      url: `http://127.0.0.1:${port}`,
      credentials: { ...borrower, code: () => Promise.resolve('424242') },
      ...{ change: true, pay: 25, payAgain: true, lock: 'someone' },
      confirm: () => Promise.resolve(true),
    });
    server.closeAllConnections();
    server.close();
    expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(new Set(findings.map(({ result }) => result))).toContain('missing');
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'books it once', result: 'passed' }),
    );
  });

  it('[POR-110] uses nothing of this repository', () => {
    const source = readFileSync(new URL('other-api.mjs', import.meta.url), 'utf8');
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports).toEqual(['node:crypto', 'node:http']);
  });
});

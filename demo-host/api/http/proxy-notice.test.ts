import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { noticeProxy, passedAddress } from '@portico/server/parts';

/** Requests with these headers, one after the other; resolves to what was told. */
async function told(header: string | undefined, requests: readonly Record<string, string>[]) {
  const lines: string[] = [];
  const app = new Hono();
  app.use(
    '*',
    noticeProxy(header, (line) => lines.push(line)),
  );
  app.get('/', (context) => context.text('ok'));
  for (const headers of requests) await app.request('/', { headers });
  return lines;
}

describe('a host behind a proxy', () => {
  it.each([
    [{ 'X-Forwarded-For': '192.0.2.1' }, 'X-Forwarded-For'],
    [{ Forwarded: 'for=192.0.2.1' }, 'Forwarded'],
    [{ 'X-Real-IP': '192.0.2.1' }, 'X-Real-IP'],
  ])(
    'without CLIENT_ADDRESS_HEADER is told at the first request with %o',
    async (headers, name) => {
      const lines = await told(undefined, [{}, headers, headers]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`with ${name}, but CLIENT_ADDRESS_HEADER is not set`);
    },
  );

  it.each([[{}], [{ 'X-Forwarded-For': 'unknown' }], [{ 'X-Forwarded-For': '192.0.2.1:4711' }]])(
    'whose CLIENT_ADDRESS_HEADER has no address is told once: %o',
    async (headers: Record<string, string>) => {
      const lines = await told('X-Forwarded-For', [headers, headers]);
      expect(lines).toEqual([expect.stringContaining('without an IP address in it')]);
    },
  );

  it('that sets CLIENT_ADDRESS_HEADER is told nothing, and so is a host without a proxy', async () => {
    expect(await told('X-Forwarded-For', [{ 'X-Forwarded-For': '192.0.2.1' }])).toEqual([]);
    expect(await told(undefined, [{ 'User-Agent': 'x' }])).toEqual([]);
  });
});

describe('the passed address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['192.0.2.1, unknown', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %o is %o', (value, address) => {
    expect(passedAddress(value)).toBe(address);
  });
});

import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createReport } from '../report';
import { createWire } from '../wire';
import { checkOrigins } from './visitor';

/** Allows everything, where it is asked at `/allowed`; any other address is redirected there. */
const server = createServer(({ url = '' }, answer) => {
  const isMoved = !url.startsWith('/allowed');
  answer.writeHead(isMoved ? 302 : 204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': '*',
    ...(isMoved && { Location: '/allowed' }),
  });
  answer.end();
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

/** The results and details of the server's address followed by `path`, each once. */
async function originsOf(path: string): Promise<readonly string[]> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { wire } = createWire(fetch, `http://127.0.0.1:${port}${path}`);
  const report = createReport(wire);
  await checkOrigins({ wire, report });
  return [...new Set(report.findings.map(({ result, detail = '' }) => `${result}: ${detail}`))];
}

it('follows no redirect when it asks for permission, as browsers do not', async () => {
  expect(await originsOf('')).toEqual([
    'failed: HTTP 302 for the request that asks for permission (OPTIONS)',
  ]);
});

it('takes the permission from the address itself', async () => {
  expect(await originsOf('/allowed')).toEqual(['passed: ']);
});

it('waits for an answer as long as a page', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockReturnValue(AbortSignal.abort(new Error('The time is over')));
  expect(await originsOf('/allowed')).toEqual(['failed: no answer: The time is over']);
  expect(timeout).toHaveBeenCalledWith(30_000);
});

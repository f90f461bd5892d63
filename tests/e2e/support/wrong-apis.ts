import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

const readable = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Date' };

/** How each of the APIs answers. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  closed: (response) => response.writeHead(200).end('{"gassySettings":{}}'),
  fails: (response) => response.writeHead(503, readable).end('{}'),
  html: (response) => response.writeHead(200, readable).end('<!doctype html><title>Site</title>'),
  shape: (response) => response.writeHead(200, readable).end('{"products":[]}'),
  clock: (response) => {
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    response.writeHead(200, { ...readable, date }).end('{"gassySettings":{}}');
  },
};

/** Starts a server whose APIs, each below a path, answer wrongly; `/missing` has none. */
export async function serveWrongApis(): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url.split('/')[1] ?? ''];
    if (answer) answer(response);
    else response.writeHead(404, readable).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

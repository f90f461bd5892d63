import { Hono } from 'hono';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openServer } from './http-server';

const ready = () => {
  const app = new Hono();
  app.get('/', (context) => context.text('ready'));
  return app;
};

it('a request that comes before there is an app waits for it', async () => {
  const server = await openServer(0);
  const request = get(server.origin(), { headers: { Expect: '100-continue' } });
  const answered = new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
  // The server has the request.
  await new Promise<void>((resolve) => request.once('continue', resolve));
  server.answer(ready());
  expect(await text(await answered)).toBe('ready');
  await server.close();
});

it('a request that waits for an app that is never there has no answer', async () => {
  const server = await openServer(0);
  const asked = fetch(server.origin());
  server.answer(Promise.reject(new Error('no data')));
  await expect(asked).rejects.toThrow('fetch failed');
  await server.close();
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answer, closeServer, openServer, originOf } from './http-server';

it('a request that comes before there is an app waits for it', async () => {
  const server = await openServer(0);
  let finish = (_app: Hono) => {};
  answer(server, new Promise((resolve) => (finish = resolve)));
  const asked = fetch(originOf(server));
  finish(new Hono().get('/', (context) => context.text('ready')));
  expect(await (await asked).text()).toBe('ready');
  await closeServer(server);
});

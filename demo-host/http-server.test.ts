import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answer, closeServer, openServer, originOf } from './http-server';

it('a request that comes before there is an app waits for it', async () => {
  const server = await openServer(0);
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const app = new Hono();
  app.get('/', (context) => context.text('ready'));
  answer(
    server,
    started.then(() => app),
  );
  const asked = fetch(originOf(server));
  start();
  expect(await (await asked).text()).toBe('ready');
  await closeServer(server);
});

import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { startServer } from './server';

const server = await startServer('file:portico.db', 'portico.key', 'files', ({ email }, code) => {
  process.stdout.write(`${email}: your security code is ${code}\n`);
  return Promise.resolve();
});
createServer(getRequestListener(server.fetch)).listen(4500, '127.0.0.1');

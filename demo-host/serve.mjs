#!/usr/bin/env node
/**
 * `node demo-host/serve.mjs [--port n] [--database file]`: the demo host as a child of a test, a
 * benchmark or a soak run. Prints one line of JSON when it serves, `{"url", "borrower"}`, and stops
 * when its input closes, so that it ends with its parent process. Needs a finished `bundleHost()`.
 */
import { parseArgs } from 'node:util';
import { startHost } from './dist/server.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, database: { type: 'string' } },
});
const host = await startHost({
  port: Number(values.port),
  database: values.database,
  // Each test restores the data: without ten thousand entries, and with cheap password hashes.
  seed: { longHistory: false, passwordCost: 2 },
});
process.stdout.write(`${JSON.stringify({ url: host.url, borrower: host.borrower })}\n`);

const stop = async () => {
  await host.close();
  process.exit(0);
};
process.stdin.on('end', stop).resume();
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

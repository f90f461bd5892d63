#!/usr/bin/env node
/**
 * `npm run docs`: builds the documentation and serves it by the demo host, so that its live widgets
 * work. PORT chooses another port than 4300; `--build` only builds.
 */
import { SetupError, ensureDependencies, ensureNode, say } from '../../tests/setup/index.mjs';
import { readFresh, readPort } from '../start-options.mjs';

async function build() {
  const { buildDocs } = await import('./build.mjs');
  const started = performance.now();
  const built = await buildDocs();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(built ? `docs      built in ${seconds} s` : 'docs      up to date');
}

async function start() {
  ensureNode();
  // Before the minute that building takes.
  readPort(process.env.PORT);
  readFresh(process.argv.slice(2).filter((argument) => argument !== '--build'));
  await ensureDependencies();
  await build();
  if (process.argv.includes('--build')) return;
  await import('../start.mjs');
}

start().catch((error) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});

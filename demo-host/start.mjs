#!/usr/bin/env node
/**
 * `npm start`: installs and builds what is missing, then serves the lender's website, the reference
 * API and the console. `--fresh` restores the seeded data; PORT chooses another port than 4300.
 */
import {
  SetupError,
  ensureBuilt,
  ensureDependencies,
  ensureNode,
  say,
} from '../tests/setup/index.mjs';
import { portTaken, readFresh, readPort } from './start-options.mjs';

/** What to print about the console, and about where to find the security code. */
function aboutConsole(consoleUrl) {
  if (!consoleUrl) {
    return {
      line: 'none: a database server or a mail server is configured',
      code: 'The security code is e-mailed.',
    };
  }
  return {
    line: `${consoleUrl}
                     borrowers, security codes, settings, faults; the address carries its secret`,
    code: "The security code is in the console's outbox.",
  };
}

/** @param {{ url: string, consoleUrl: string | undefined, borrower: { username: string, password: string } }} host */
function announce({ url, consoleUrl, borrower }) {
  const { line, code } = aboutConsole(consoleUrl);
  say(`
Cedar Valley Credit is open at ${url}

  Sign in            ${url}/plain/login
  Bootstrap          ${url}/bootstrap/login
  Hostile CSS        ${url}/hostile/login
  Strict CSP         ${url}/strict/login
  Moving widgets     ${url}/moving
  Full portal        ${url}/portal
  Mobile app         ${url}/phone
  Documentation      ${url}/docs/
  Console            ${line}

  Username ${borrower.username}
  Password ${borrower.password}
  ${code}

Ctrl-C stops it.`);
}

async function start() {
  ensureNode();
  const port = readPort(process.env.PORT);
  const fresh = readFresh(process.argv.slice(2));
  await ensureDependencies();
  await ensureBuilt('cdn', { isQuick: true });
  const { bundleHost } = await import('./bundle.mjs');
  await bundleHost();
  const { startHost } = await import('./dist/server.mjs');
  const host = await startHost({ port, fresh }).catch((error) => {
    throw error?.code === 'EADDRINUSE' ? portTaken(error.port ?? port) : error;
  });
  announce(host);
  const stop = async () => {
    await host.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

start().catch((error) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});

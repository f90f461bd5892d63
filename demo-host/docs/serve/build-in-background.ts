import { spawn, type ChildProcess } from 'node:child_process';
import { hostPath } from '../../paths';
import { html } from '../../website/html';

let building: ChildProcess | undefined;

/**
 * Builds the documentation in another process when a reader first asks for it, so that `npm start`
 * does not wait for it. One at a time; a failure is printed by the build.
 */
export function buildInBackground(): void {
  if (building) return;
  building = spawn(process.execPath, [hostPath('docs', 'build.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  building.once('exit', () => {
    building = undefined;
  });
}

/** Shown until the site is built; it asks again by itself. */
export const waitingPage = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="refresh" content="5" />
      <title>Portico documentation</title>
      <link rel="stylesheet" href="/docs/live/live.css" />
    </head>
    <body>
      <h1>The documentation is being built</h1>
      <p>This takes about half a minute. The page opens by itself.</p>
    </body>
  </html>`;

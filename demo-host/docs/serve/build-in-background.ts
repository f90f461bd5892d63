import { spawn } from 'node:child_process';
import { hostPath } from '../../paths';
import { html, type Html } from '../../website/html';

/** Builds the documentation in another process; its output is printed. Resolves to whether it is built. */
export function buildDocs(): Promise<boolean> {
  return new Promise((resolve) => {
    const building = spawn(process.execPath, [hostPath('docs', 'build.mjs')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    building.once('exit', (code) => resolve(code === 0));
    building.once('error', () => resolve(false));
  });
}

/**
 * Builds the documentation when a reader first asks for it, so that `npm start` does not wait for it;
 * one build at a time. Returns the page to show meanwhile. After a failed build that page says so once,
 * and the reader's next request builds again.
 */
export function createBackgroundBuild(build: () => Promise<boolean>): () => Html {
  let state: 'idle' | 'building' | 'failed' = 'idle';
  return () => {
    if (state === 'failed') {
      state = 'idle';
      return failedPage;
    }
    if (state === 'idle') {
      state = 'building';
      void build().then((isBuilt) => {
        state = isBuilt ? 'idle' : 'failed';
      });
    }
    return waitingPage;
  };
}

const waitingPage = page(
  'The documentation is being built',
  html`<p>This takes about half a minute. The page opens by itself.</p>`,
  // It asks again by itself.
  html`<meta http-equiv="refresh" content="5" />`,
);

const failedPage = page(
  'The documentation could not be built',
  html`<p>The terminal of <code>npm start</code> shows why. <a href="">Build it again</a></p>`,
);

function page(heading: string, text: Html, head = html``): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${head}
        <title>Portico documentation</title>
        <link rel="stylesheet" href="/docs/live/live.css" />
      </head>
      <body>
        <h1>${heading}</h1>
        ${text}
      </body>
    </html>`;
}

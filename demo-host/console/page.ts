import { html } from '../website/html';

/** The console's own page has a strict policy too. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The document of /console; the client renders its content. */
export const consoleDocument = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>Console · Portico demo host</title>
      <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/assets/console/console.css" />
      <script type="module" src="/assets/console/console.js"></script>
    </head>
    <body>
      <div id="console"></div>
      <noscript>The console needs JavaScript.</noscript>
    </body>
  </html>`;

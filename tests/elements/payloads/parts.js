/** What the payloads are made of. */

/** Reports to the test page, from the payload's page and from any frame inside it. */
export const run = 'top.executed()';

/** An address of the test server, which records its requests: `fakeApi('payloads')`. */
export const away = '/fake/payloads/api';

/** A text with every character written as a decimal character reference. */
export const references = (text) =>
  [...text].map((character) => `&#${character.codePointAt(0)};`).join('');

/** An SVG picture, as a `data:` address, that runs a script where it is a document. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" id="x" onload="${run}"><script>${run}</script></svg>`,
)}`;

/** A page as a `data:` address. */
export const page = `data:text/html;base64,${btoa(`<script>${run}</script>`)}`;

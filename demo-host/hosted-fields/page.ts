import { html } from '../website/html';

/** Only the lender's pages may frame the fields, and the page may request only its own origin. */
export function fieldsPolicy(framedBy: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The document in the frame; the client fills in its texts and errors. */
export const fieldsDocument = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>Card fields</title>
      <link rel="stylesheet" href="/fields/fields.css" />
      <script type="module" src="/fields/fields.js"></script>
    </head>
    <body>
      <form novalidate>
        <div>
          <label for="number"></label>
          <div class="box">
            <input
              id="number"
              name="cardnumber"
              inputmode="numeric"
              autocomplete="cc-number"
              aria-describedby="number-error"
              aria-required="true"
            />
            <output for="number"></output>
          </div>
          <p id="number-error" aria-live="polite"></p>
        </div>
        <div>
          <label for="securityCode"></label>
          <input
            id="securityCode"
            name="cvc"
            inputmode="numeric"
            autocomplete="cc-csc"
            aria-describedby="securityCode-error"
            aria-required="true"
          />
          <p id="securityCode-error" aria-live="polite"></p>
        </div>
      </form>
    </body>
  </html>`;

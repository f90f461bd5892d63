import { html, type Html } from '../html';
import type { PageContext } from '../page';

/** The document around a layout: language, brand, stylesheets, scripts. No inline script or style. */
export function htmlDocument(context: PageContext, title: string, body: Html): Html {
  const { variant, preferences, texts, scripts } = context;
  const { lang, brand, scheme } = preferences;
  return html`<!doctype html>
    <html lang="${lang}" data-brand="${brand}" data-scheme="${scheme}" data-bs-theme="${scheme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="${scheme === 'auto' ? 'light dark' : scheme}" />
        <title>${title} · ${texts.name}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${variant.fonts.map(
          (file) =>
            html`<link
              rel="preload"
              href="/assets/${file}"
              as="font"
              type="font/woff2"
              crossorigin
            /> `,
        )}
        ${variant.stylesheets.map((file) => html`<link rel="stylesheet" href="/assets/${file}" /> `)}
        ${scripts}
      </head>
      ${body}
    </html> `;
}

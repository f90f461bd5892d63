import { createHash } from 'node:crypto';
import { html, type Html } from '../../website/html';
import type { Language } from '@portico/server/parts';
import { applicationTexts } from './application-texts';

const style = `body { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1f24; background: #fff }
dt { color: #5b626b } dd { margin: 0 0 1rem }
label, input, button { display: block; font: inherit }
input { box-sizing: border-box; width: 100%; margin: .25rem 0; padding: .625rem .75rem; border: 1px solid #6b727b; border-radius: 6px }
button { margin-top: 1.5rem; padding: .625rem 1.25rem; border: 0; border-radius: 6px; color: #fff; background: #1f5a4c }
.error { color: #a3161f }`;

/** Allows only the page's own style and sending its form to this origin. */
export const applicationPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

type Spoken = { readonly language: Language };

function page({ language }: Spoken, title: string, main: Html): string {
  const lender = 'Cedar Valley Credit';
  const head = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title} – ${lender}</title>
    </head>
  </html>`;
  const body = html`<body>
    <p>${lender}</p>
    <main>
      <h1>${title}</h1>
      ${main}
    </main>
  </body>`;
  return `<!doctype html>${head.markup.replace('</head>', () => `<style>${style}</style></head>${body.markup}`)}`;
}

/** The form; `proof` identifies the borrower and can be used once. */
export function applicationForm(
  about: Spoken & {
    readonly applicant: string;
    readonly proof: string;
    /** The typed amount, when it was refused. */
    readonly wrong?: string | undefined;
  },
): string {
  const { applicant, proof, wrong, language } = about;
  const t = applicationTexts[language];
  return page(
    about,
    t.title,
    html`<dl>
        <dt>${t.applicant}</dt>
        <dd>${applicant}</dd>
      </dl>
      <form method="post" action="ApplyForLoan">
        <input type="hidden" name="proof" value="${proof}" />
        <input type="hidden" name="language" value="${language}" />
        <label for="amount">${t.amount}</label>
        <input
          id="amount"
          name="amount"
          inputmode="decimal"
          required
          autocomplete="transaction-amount"
          aria-describedby="about"
          aria-invalid="${wrong === undefined ? 'false' : 'true'}"
          value="${wrong ?? ''}"
        />
        <p id="about" class="${wrong === undefined ? 'hint' : 'error'}">
          ${wrong === undefined ? t.limits : t.wrongAmount}
        </p>
        <button>${t.send}</button>
      </form>`,
  );
}

/** Confirms that the application was received, with its number. */
export function receivedPage(about: Spoken & { readonly number: string }): string {
  const t = applicationTexts[about.language];
  return page(
    about,
    t.received,
    html`<dl>
        <dt>${t.number}</dt>
        <dd>${about.number}</dd>
      </dl>
      <p>${t.next}</p>`,
  );
}

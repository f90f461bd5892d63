import { html } from '../website/html';
import { loaderTag } from '../website/loader-tag';
import { pagesOf } from '../website/variants';
import type { Locale } from './catalogue';

/** Where the studios' previews are. */
export const previewPath = '/console/preview';

/** The tag in the place of each page of the lender's website. */
const tags: Readonly<Record<string, string>> = {
  login: 'portico-sign-in',
  register: 'portico-registration',
  verifyEmail: 'portico-verify-email',
  recovery: 'portico-recovery',
  activate: 'portico-activation',
  forcePasswordChange: 'portico-password-change',
  optOut: 'portico-opt-out',
  faq: 'portico-faq',
  messages: 'portico-messages',
  locations: 'portico-branch-locator',
  dashboard: 'portico-accounts',
  loanDetails: 'portico-loan-details',
  depositDetails: 'portico-deposit-details',
  applicationDetails: 'portico-application-details',
  documentCenter: 'portico-document-center',
  requests: 'portico-requests',
  profile: 'portico-profile',
  requestChange: 'portico-contact-change',
  loginHistory: 'portico-login-history',
  payment: 'portico-payment',
  paymentConfirm: 'portico-payment-confirmation',
};

/** What a preview shows. */
export type PreviewOptions = {
  readonly tag: string;
  readonly lang: Locale;
  readonly words: 'plain' | 'built-in';
  readonly account: string | undefined;
  /** Address of the suite's files. */
  readonly suite: string;
  readonly api: string;
};

/** The address of each screen in the preview, with the same language and words. */
function previewPages({ lang, words }: PreviewOptions): Readonly<Record<string, string>> {
  const query = `?lang=${lang}&words=${words}`;
  const own = Object.entries(pagesOf('plain')).map(([page, address]) => {
    const [, further = ''] = address.split('?');
    const path = `${previewPath}/${tags[page] ?? 'portico-portal'}`;
    return [page, `${path}${query}${further && `&${further}`}`] as const;
  });
  return Object.fromEntries(own);
}

/**
 * A page with nothing but the place of one tag, without any styles of a lender: a studio adds the
 * tag, with its theme and its settings.
 */
export function previewDocument(options: PreviewOptions): string {
  const { tag, lang, words, account, suite, api } = options;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${tag} · Portico preview</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/console/preview.css" />
        <link rel="stylesheet" href="${suite}/portico.css" />
        ${loaderTag({
          src: `${suite}/loader.js`,
          api,
          locale: lang,
          words: words === 'plain' ? 'plain' : undefined,
          pages: tag === 'portico-portal' ? undefined : previewPages(options),
        })}
      </head>
      <body>
        <main data-tag="${tag}" ${account !== undefined && html`data-account="${account}"`}></main>
      </body>
    </html>`.markup;
}

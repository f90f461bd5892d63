import { html, type Html } from '../html';
import { demoBar } from '../layouts/demo-bar';
import { htmlDocument } from '../layouts/document';
import type { PageContext } from '../page';

/** The lender's mobile app, simulated: a phone with the portal, and the requests the app receives. */
export function phoneDocument(context: PageContext): Html {
  const { texts } = context;
  return htmlDocument(
    { ...context, scripts: html`<script src="/assets/phone.js"></script>` },
    texts.phoneTitle,
    html`<body>
      ${demoBar(context, 'phone')}
      <main class="wrap phone-page">
        <div class="phone-notes">
          <h1>${texts.phoneTitle}</h1>
          <p class="lead">${texts.phoneLead}</p>
          <p>
            <button type="button" class="action action-quiet" data-reopen>
              ${texts.phoneReopen}
            </button>
          </p>
          <h2>${texts.phoneRequests}</h2>
          <ol class="small" data-requests aria-live="polite"></ol>
        </div>
        <div class="phone">
          <iframe title="${texts.demoPortal}" src="/phone/app" data-web-view></iframe>
        </div>
      </main>
      ${question('biometrics', texts.phoneBiometrics, texts.phoneAllow, texts.phoneRefuse)}
      ${question('review', texts.phoneReview, texts.phoneRate, texts.phoneLater)}
    </body>`,
  );
}

/** What the phone asks its owner; phone.js opens it and reads the answer. */
function question(name: string, text: string, yes: string, no: string): Html {
  return html`<dialog class="phone-question" data-question="${name}" aria-label="${text}">
    <form method="dialog">
      <p>${text}</p>
      <p class="phone-answers">
        <button class="action" value="yes">${yes}</button>
        <button class="action action-quiet" value="no">${no}</button>
      </p>
    </form>
  </dialog>`;
}

/** The page in the app's web view: the portal, with nothing around it. */
export function phoneAppDocument(context: PageContext): Html {
  const { texts, scripts } = context;
  return htmlDocument(
    {
      ...context,
      scripts: html`<script src="/assets/web-view.js"></script>
        ${scripts}`,
    },
    texts.demoPortal,
    html`<body>
      <portico-portal class="portal">${texts.loginFallback}</portico-portal>
    </body>`,
  );
}

import { html, type Html } from '../html';
import { demoBar } from '../layouts/demo-bar';
import { htmlDocument } from '../layouts/document';
import { logo } from '../layouts/logo';
import type { PageContext } from '../page';

/** The full portal; of the lender's website it has only a header. */
export function portalDocument(context: PageContext): Html {
  const { texts } = context;
  return htmlDocument(
    context,
    texts.demoPortal,
    html`<body>
      ${demoBar(context, 'portal')}
      <header class="site-header">
        <div class="wrap">
          <a class="site-name" href="/">${logo}<span>${texts.name}</span></a>
          <div class="site-session">
            <a href="tel:${texts.phone}">${texts.phoneLabel}: ${texts.phone}</a>
          </div>
        </div>
      </header>
      <div class="wrap portal"><portico-portal>${texts.loginFallback}</portico-portal></div>
    </body>`,
  );
}

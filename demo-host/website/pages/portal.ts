import { html, type Html } from '../html';
import { demoBar } from '../layouts/demo-bar';
import { htmlDocument } from '../layouts/document';
import { logo } from '../layouts/logo';
import type { PageContext } from '../page';

/** The full portal; of the lender's website it has the mark, which the portal shows in its header. */
export function portalDocument(context: PageContext): Html {
  const { texts } = context;
  return htmlDocument(
    context,
    texts.demoPortal,
    html`<body>
      ${demoBar(context, 'portal')}
      <portico-portal class="portal"
        ><a class="site-name" slot="mark" href="/">${logo}<span>${texts.name}</span></a
        >${texts.loginFallback}</portico-portal
      >
    </body>`,
  );
}

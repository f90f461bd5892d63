import { html, type Html } from '../html';
import { demoBar } from '../layouts/demo-bar';
import { htmlDocument } from '../layouts/document';
import type { PageContext } from '../page';

/** The full portal: nothing of the lender's around it but the demo bar. */
export function portalDocument(context: PageContext): Html {
  const { texts } = context;
  return htmlDocument(
    context,
    texts.demoPortal,
    html`<body class="portal">
      ${demoBar(context, 'portal')}
      <portico-portal>${texts.loginFallback}</portico-portal>
    </body>`,
  );
}

import { html } from '../html';
import type { PageBody, PageContext } from '../page';
import { pagePath } from '../variants';

/** The page for an unknown address. */
export function notFoundPage({ texts, variant }: PageContext): PageBody {
  return {
    name: 'notFound',
    title: texts.notFoundTitle,
    lead: texts.notFoundLead,
    content: html`<p>
      <a class="action" href="${pagePath(variant.name, 'home')}">${texts.navHome}</a>
    </p>`,
  };
}

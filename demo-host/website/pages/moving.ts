import { html } from '../html';
import type { PageBody, PageContext } from '../page';

/** A page that moves, removes and puts back a tag, by website/assets/moving.js. */
export function movingPage({ texts }: PageContext): PageBody {
  return {
    name: 'moving',
    title: texts.movingTitle,
    lead: texts.movingLead,
    content: html` <div class="moving" data-moving>
        <p class="moving-actions">
          <button type="button" data-move>${texts.movingMove}</button>
          <button type="button" data-remove>${texts.movingRemove}</button>
          <button type="button" data-add>${texts.movingAdd}</button>
        </p>
        <p class="small" aria-live="polite">${texts.movingCount}: <output data-count>1</output></p>
        <div class="moving-columns">
          <section aria-label="${texts.movingFirst}" data-place>
            <h2>${texts.movingFirst}</h2>
            <portico-sign-in>${texts.loginFallback}</portico-sign-in>
          </section>
          <section aria-label="${texts.movingSecond}" data-place>
            <h2>${texts.movingSecond}</h2>
          </section>
        </div>
      </div>
      <script type="module" src="/assets/moving.js"></script>`,
  };
}

import { html, type Html } from '../html';
import type { PageBody, PageContext } from '../page';
import { pagePath } from '../variants';

function card(title: string, text: string, note: string): Html {
  return html`<div class="col-md-4">
    <div class="card h-100">
      <div class="card-body">
        <h3 class="card-title h5">${title}</h3>
        <p class="card-text">${text}</p>
        <p class="card-text fw-semibold text-primary">${note}</p>
      </div>
    </div>
  </div>`;
}

/** The front page in Bootstrap's components. */
export function bootstrapHomePage({ texts, variant }: PageContext): PageBody {
  const content = html` <section class="py-4 py-md-5">
      <p class="text-body-secondary mb-2">${texts.tagline}</p>
      <h1 class="display-5">${texts.homeTitle}</h1>
      <p class="lead col-lg-8">${texts.homeLead}</p>
      <p class="d-flex flex-wrap gap-2 mt-4">
        <a class="btn btn-primary btn-lg" href="${pagePath(variant.name, 'login')}"
          >${texts.homeSignIn}</a
        >
        <a class="btn btn-outline-secondary btn-lg" href="${pagePath(variant.name, 'pay')}"
          >${texts.homePay}</a
        >
      </p>
    </section>
    <section aria-labelledby="loans">
      <h2 id="loans" class="h4 mb-3">${texts.loansTitle}</h2>
      <div class="row g-3">
        ${card(texts.autoTitle, texts.autoText, texts.autoRate)}
        ${card(texts.homeLoanTitle, texts.homeLoanText, texts.homeLoanRate)}
        ${card(texts.personalTitle, texts.personalText, texts.personalRate)}
      </div>
      <p class="small text-body-secondary mt-3">${texts.rateNote}</p>
    </section>`;
  return { name: 'home', title: texts.homeTitle, lead: texts.homeLead, content };
}

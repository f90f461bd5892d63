import { html, type Html } from '../html';
import type { PageBody, PageContext } from '../page';
import type { SiteTexts } from '../texts/index';
import { pagePath } from '../variants';
import { valley } from './valley';

type Entry = readonly [title: string, text: string, note?: string];

function loans(texts: SiteTexts): readonly Entry[] {
  return [
    [texts.autoTitle, texts.autoText, texts.autoRate],
    [texts.homeLoanTitle, texts.homeLoanText, texts.homeLoanRate],
    [texts.personalTitle, texts.personalText, texts.personalRate],
  ];
}

function steps(texts: SiteTexts): readonly Entry[] {
  return [
    [texts.stepOneTitle, texts.stepOneText],
    [texts.stepTwoTitle, texts.stepTwoText],
    [texts.stepThreeTitle, texts.stepThreeText],
  ];
}

function branches(texts: SiteTexts): readonly Entry[] {
  return [
    [texts.branchOne, texts.branchOneText],
    [texts.branchTwo, texts.branchTwoText],
    [texts.branchThree, texts.branchThreeText],
  ];
}

function entries(list: readonly Entry[]): readonly Html[] {
  return list.map(
    ([title, text, note]) =>
      html`<li>
        <h3>${title}</h3>
        <p>${text}</p>
        ${note && html`<p class="note">${note}</p>`}
      </li>`,
  );
}

function hero({ texts, variant }: PageContext): Html {
  return html` <section class="hero">
    <div class="wrap hero-text">
      <p class="eyebrow">${texts.tagline}</p>
      <h1>${texts.homeTitle}</h1>
      <p class="lead">${texts.homeLead}</p>
      <p class="hero-actions">
        <a class="action" href="${pagePath(variant.name, 'login')}">${texts.homeSignIn}</a>
        <a class="action action-quiet" href="${pagePath(variant.name, 'pay')}">${texts.homePay}</a>
      </p>
    </div>
    ${valley(texts.homeIllustration)}
  </section>`;
}

/** The lender's front page. */
export function homePage(context: PageContext): PageBody {
  const { texts } = context;
  const content = html` ${hero(context)}
    <section class="wrap band" aria-labelledby="loans">
      <h2 id="loans">${texts.loansTitle}</h2>
      <ul class="columns">
        ${entries(loans(texts))}
      </ul>
      <p class="small">${texts.rateNote}</p>
    </section>
    <section class="wrap band" aria-labelledby="steps">
      <h2 id="steps">${texts.stepsTitle}</h2>
      <ol class="columns numbered">
        ${entries(steps(texts))}
      </ol>
    </section>
    <section class="wrap band" aria-labelledby="branches">
      <h2 id="branches">${texts.branchTitle}</h2>
      <ul class="columns">
        ${entries(branches(texts))}
      </ul>
    </section>`;
  return { name: 'home', title: texts.homeTitle, lead: texts.homeLead, content };
}

import { html, type Html } from '../html';
import type { PageContext } from '../page';
import { brands, schemes } from '../preferences';
import { pagePath, variantNames, variants, type PageName } from '../variants';

/** The address of this page with one preference changed. */
function withChoice(address: string, name: string, value: string): string {
  const [path = '/', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `${path}?${params.toString()}`;
}

function link(href: string, label: string, current: boolean, lang?: string): Html {
  return html`<li>
    <a href="${href}" ${lang && html` lang="${lang}"`}${current && html` aria-current="true"`}
      >${label}</a
    >
  </li>`;
}

function group(title: string, links: readonly Html[]): Html {
  return html`<div class="demo-group">
    <p>${title}</p>
    <ul>
      ${links}
    </ul>
  </div>`;
}

/** A slim bar above the lender's page: the same page in another variant, language or colour. */
export function demoBar(context: PageContext, page: PageName | undefined): Html {
  const { texts, address, preferences, variant } = context;
  const choice = (name: string, value: string, label: string, current: string, lang?: string) =>
    link(withChoice(address, name, value), label, value === current, lang);
  return html` <details class="demo">
    <summary>${texts.demoIntro} · ${variant.title}</summary>
    <nav aria-label="${texts.demoLabel}">
      ${group(
        texts.demoVariant,
        variantNames.map((name) =>
          link(pagePath(name, page ?? 'home'), variants[name].title, name === variant.name),
        ),
      )}
      ${group(texts.demoOther, [
        link('/moving', texts.demoMoving, page === undefined && address.startsWith('/moving')),
        link('/portal', texts.demoPortal, false),
        link('/console', texts.demoConsole, false),
      ])}
      ${group(texts.demoLanguage, [
        choice('lang', 'en', 'English', preferences.lang, 'en'),
        choice('lang', 'es', 'Español', preferences.lang, 'es'),
      ])}
      ${group(
        texts.demoBrand,
        brands.map((name) => choice('brand', name, texts[`brand_${name}`], preferences.brand)),
      )}
      ${group(
        texts.demoScheme,
        schemes.map((name) => choice('scheme', name, texts[`scheme_${name}`], preferences.scheme)),
      )}
    </nav>
  </details>`;
}

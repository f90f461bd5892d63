import { languages, type Language } from '@portico/contract/page-protocol';
import { html, type Html } from '../html';
import type { PageBody, PageContext } from '../page';
import { brands, schemes, wordings } from '../preferences';
import { pageNames, pagePath, variantNames, variants } from '../variants';

/** The address of this page with one preference changed. */
function withChoice(address: string, name: string, value: string): string {
  const [path = '/', query = ''] = address.split('?');
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `${path}?${params.toString()}`;
}

/** `Español` for `es`. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
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
export function demoBar(context: PageContext, name: PageBody['name'] | 'portal' | 'phone'): Html {
  const page = pageNames.find((known) => known === name) ?? 'home';
  const { texts, address, preferences, variant } = context;
  const ownDocuments: Readonly<Record<string, string>> = {
    portal: texts.demoPortal,
    phone: texts.demoPhone,
  };
  const shown = ownDocuments[name] ?? variant.title;
  const choice = (
    preference: string,
    value: string,
    label: string,
    current: string,
    lang?: string,
  ) => link(withChoice(address, preference, value), label, value === current, lang);
  return html` <details class="demo">
    <summary>${texts.demoIntro} · ${shown}</summary>
    <nav aria-label="${texts.demoLabel}">
      ${group(
        texts.demoVariant,
        variantNames.map((other) =>
          link(
            pagePath(other, page),
            variants[other].title,
            !(name in ownDocuments) && other === variant.name,
          ),
        ),
      )}
      ${group(texts.demoOther, [
        link('/moving', texts.demoMoving, name === 'moving'),
        link('/portal', texts.demoPortal, name === 'portal'),
        link('/phone', texts.demoPhone, name === 'phone'),
        link('/docs/', texts.demoDocs, false),
        ...(context.hasConsole ? [link('/console', texts.demoConsole, false)] : []),
      ])}
      ${group(
        texts.demoLanguage,
        languages.map((lang) => choice('lang', lang, ownName(lang), preferences.lang, lang)),
      )}
      ${group(
        texts.demoWords,
        wordings.map((words) => choice('words', words, texts[`words_${words}`], preferences.words)),
      )}
      ${group(
        texts.demoBrand,
        brands.map((brand) => choice('brand', brand, texts[`brand_${brand}`], preferences.brand)),
      )}
      ${group(
        texts.demoScheme,
        schemes.map((scheme) =>
          choice('scheme', scheme, texts[`scheme_${scheme}`], preferences.scheme),
        ),
      )}
    </nav>
  </details>`;
}

import { html, type Html } from '../html';
import type { PageBody, PageContext } from '../page';
import { pagePath } from '../variants';
import { demoBar } from './demo-bar';
import { htmlDocument } from './document';
import { logo } from './logo';
import { navigation } from './navigation';

function header(context: PageContext, page: PageBody['name']): Html {
  const { texts, variant } = context;
  const links = navigation(context, page).map(
    ({ label, href, current }) =>
      html`<li><a href="${href}" ${current && html` aria-current="${current}"`}>${label}</a></li>`,
  );
  return html` <header class="site-header">
    <div class="wrap">
      <a class="site-name" href="${pagePath(variant.name, 'home')}"
        >${logo}<span>${texts.name}</span></a
      >
      <nav class="site-nav" aria-label="${texts.menu}">
        <ul>
          ${links}
        </ul>
      </nav>
      <div class="site-session">
        ${
          page === 'login'
            ? html`<a href="tel:${texts.phone}"
                ><span class="phone-label">${texts.phoneLabel}: </span>${texts.phone}</a
              >`
            : html`<portico-session
                ><a href="${pagePath(variant.name, 'login')}">${texts.signIn}</a></portico-session
              >`
        }
      </div>
    </div>
  </header>`;
}

function aside(body: PageBody): Html | undefined {
  return (
    body.aside &&
    html` <aside class="notes" aria-label="${body.aside.title}">
      <h2>${body.aside.title}</h2>
      <ul>
        ${body.aside.items.map((item) => html`<li>${item}</li>`)}
      </ul>
    </aside>`
  );
}

function main(body: PageBody): Html {
  if (body.name === 'home') return html`<main id="main" class="home">${body.content}</main>`;
  return html` <main id="main" class="page page-${body.name}${body.wide && ' page-wide'}">
    <div class="wrap page-grid">
      ${
        body.lead !== undefined &&
        html`<div class="page-head">
          <h1>${body.title}</h1>
          <p class="lead">${body.lead}</p>
        </div>`
      }
      <div class="page-body">${body.content}</div>
      ${aside(body)}
    </div>
  </main>`;
}

function footer({ texts, year, variant }: PageContext): Html {
  const [before, after] = texts.footerHelpText.split(texts.phone);
  return html` <footer class="site-footer">
    <div class="wrap footer-grid">
      <div>
        <p class="footer-name">${logo}<span>${texts.name}</span></p>
        <p>${texts.tagline}</p>
      </div>
      <div>
        <h2>${texts.footerOffices}</h2>
        <p>
          <a href="${pagePath(variant.name, 'locations')}"
            >${texts.branchOne} · ${texts.branchTwo} · ${texts.branchThree}</a
          >
        </p>
      </div>
      <div>
        <h2>${texts.footerHelp}</h2>
        <p>${before}<a href="tel:${texts.phone}">${texts.phone}</a>${after}</p>
        <p><a href="${pagePath(variant.name, 'faq')}">${texts.faqTitle}</a></p>
        <p><a href="${pagePath(variant.name, 'messages')}">${texts.messagesTitle}</a></p>
        <p><a href="${pagePath(variant.name, 'profile')}">${texts.profileTitle}</a></p>
        <p><a href="${pagePath(variant.name, 'contact-change')}">${texts.contactChangeTitle}</a></p>
        <p><a href="${pagePath(variant.name, 'sign-ins')}">${texts.signInsTitle}</a></p>
      </div>
    </div>
    <div class="wrap footer-legal">
      <p>${texts.footerRights.replace('{year}', year)} · ${texts.footerLegal}</p>
      <p>${texts.footerAbout}</p>
    </div>
  </footer>`;
}

/** The lender's own design: hand-written CSS, used by the plain, hostile and strict variants. */
export function cedarLayout(context: PageContext, body: PageBody): Html {
  return htmlDocument(
    context,
    body.title,
    html`<body>
      <a class="skip" href="#main">${context.texts.skip}</a>
      ${demoBar(context, body.name)} ${header(context, body.name)} ${main(body)} ${footer(context)}
    </body>`,
  );
}

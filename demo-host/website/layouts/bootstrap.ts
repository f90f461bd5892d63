import { html, type Html } from '../html';
import type { PageBody, PageContext } from '../page';
import { pagePath } from '../variants';
import { demoBar } from './demo-bar';
import { htmlDocument } from './document';
import { logo } from './logo';
import { navigation } from './navigation';

function navbar(context: PageContext, page: PageBody['name']): Html {
  const { texts, variant } = context;
  const links = navigation(context, page).map(
    ({ label, href, current }) =>
      html`<li class="nav-item">
        <a
          class="nav-link${current && ' active'}"
          href="${href}"
          ${current && html` aria-current="${current}"`}
          >${label}</a
        >
      </li>`,
  );
  return html` <header class="navbar navbar-expand border-bottom bg-body">
    <div class="container flex-wrap gap-2">
      <a
        class="navbar-brand d-flex align-items-center gap-2"
        href="${pagePath(variant.name, 'home')}"
        >${logo}<span>${texts.name}</span></a
      >
      <nav aria-label="${texts.menu}">
        <ul class="navbar-nav flex-wrap">
          ${links}
        </ul>
      </nav>
      <div class="ms-auto">
        ${
          page === 'login'
            ? html`<a class="btn btn-link" href="tel:${texts.phone}">${texts.phone}</a>`
            : html`<portico-session
                ><a class="btn btn-outline-primary btn-sm" href="${pagePath(variant.name, 'login')}"
                  >${texts.signIn}</a
                ></portico-session
              >`
        }
      </div>
    </div>
  </header>`;
}

function aside(body: PageBody): Html | undefined {
  return (
    body.aside &&
    html` <aside class="${body.wide ? 'col-12' : 'col-lg-4'}" aria-label="${body.aside.title}">
      <div class="card">
        <div class="card-header">${body.aside.title}</div>
        <ul class="list-group list-group-flush">
          ${body.aside.items.map((item) => html`<li class="list-group-item">${item}</li>`)}
        </ul>
      </div>
    </aside>`
  );
}

function main(body: PageBody): Html {
  return html` <main id="main" class="container py-4 py-md-5 page-${body.name}">
    ${
      body.name === 'home'
        ? body.content
        : html`${
              body.lead !== undefined &&
              html`<h1 class="display-6">${body.title}</h1>
                <p class="lead text-body-secondary mb-4">${body.lead}</p>`
            }
            <div class="row g-4">
              <div class="${body.aside && !body.wide ? 'col-lg-8' : 'col-12'}">
                <div class="card shadow-sm">
                  <div class="card-body p-3 p-md-4">${body.content}</div>
                </div>
              </div>
              ${aside(body)}
            </div>`
    }
  </main>`;
}

/** The same pages in Bootstrap's components, as in a lender's template. */
export function bootstrapLayout(context: PageContext, body: PageBody): Html {
  const { texts, year } = context;
  return htmlDocument(
    context,
    body.title,
    html`<body>
      <a class="visually-hidden-focusable" href="#main">${texts.skip}</a>
      ${demoBar(context, body.name)} ${navbar(context, body.name)} ${main(body)}
      <footer class="border-top py-4 text-body-secondary small">
        <div class="container">
          <p class="mb-1">${texts.footerRights.replace('{year}', year)} · ${texts.footerLegal}</p>
          <p class="mb-0">${texts.footerAbout}</p>
        </div>
      </footer>
    </body>`,
  );
}

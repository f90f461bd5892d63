import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono, type Context } from 'hono';
import { createStaticFolder } from '@portico/cdn';
import { languageOf } from '@portico/server/parts';
import { hostPath } from '../../paths';
import { strictPolicy } from '../../website/policy';
import { buildDocs, createBackgroundBuild } from './build-in-background';
import { examplesPath, readExample } from './example';
import { isLiveTag, livePage, livePath } from './live-page';

/** What the documentation takes from its host. */
export type DocsOptions = {
  /** The folder of the suite's files as an address, without a slash at its end. */
  readonly suite: string;
  readonly borrower: { readonly username: string; readonly password: string };
  /** The origin of the page for card numbers. */
  readonly cardFields: string;
};

const prefix = '/docs/';

const originOf = (context: Context): string => new URL(context.req.url).origin;

/** An address of the site as a file of its folder: a folder's is its index, and a page needs no ending. */
function fileOf(path: string): string {
  const name = path.slice(prefix.length);
  if (name === '' || name.endsWith('/')) return `${name}index.html`;
  return extname(name) === '' ? `${name}.html` : name;
}

/** The site, the examples as pages, and a page with each tag. */
export function mountDocs({ suite, borrower, cardFields }: DocsOptions): Hono {
  const app = new Hono();
  const folder = hostPath('dist', 'docs', 'site');
  const site = createStaticFolder({
    directory: folder,
    keeping: (path) => (path.startsWith('assets/') ? 'forever' : 'briefly'),
    shared: false,
  });
  const whileBuilding = createBackgroundBuild(buildDocs);

  app.get('/docs', (context) => context.redirect(prefix, 301));
  app.get(`${livePath}live.css`, async (context) =>
    context.body(await readFile(hostPath('docs', 'serve', 'live.css'), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
    }),
  );
  app.get(`${livePath}:tag`, (context, next) => {
    const tag = context.req.param('tag');
    if (!isLiveTag(tag)) return next();
    const locale = languageOf(context.req.query('locale'));
    const scheme = context.req.query('scheme') === 'dark' ? 'dark' : 'light';
    const loader = `${suite}/loader.js`;
    const page = livePage({ tag, locale, scheme, loader, api: originOf(context), borrower });
    return context.html(page.markup);
  });
  app.get(`${examplesPath}*`, async (context, next) => {
    const name = context.req.path.slice(examplesPath.length);
    const addresses = { suite: `${suite}/`, api: originOf(context) };
    const text = await readExample(name, addresses);
    if (text === undefined) return next();
    // The one example of a page with a policy is served with it.
    if (name === 'strict.html') context.header('Content-Security-Policy', strictPolicy(cardFields));
    return context.html(text);
  });
  app.get(`${prefix}*`, async (context, next) => {
    if (!existsSync(join(folder, 'index.html'))) {
      return context.html(whileBuilding().markup, 503, { 'Retry-After': '5' });
    }
    return (await site(fileOf(context.req.path), context.req.raw)) ?? next();
  });
  return app;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages of a lender, described by a test: `/page/?body=…&script=…&csp=strict`. */

/**
 * The policy that the suite works under (`packages/README.md`); `demo-host/website/policy.ts`
 * publishes it. `page` is a Trusted Types policy of the lender's own page, which adds its own
 * script.
 */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types portico portico-sanitizer page 'allow-duplicates'",
].join('; ');

/**
 * | parameter | is |
 * |---|---|
 * | `body` | markup of the page |
 * | `declared` | a tag whose first screen is in the page's markup, at the end of the body |
 * | `first` | JSON: the tag, and other options of `firstScreen()`, at the end of the body |
 * | `script` | address of a module script; may be repeated |
 * | `api`, `locale`, `sentences`, `pages` | the `data-*` attributes of the script tags; without a loader the probe publishes them |
 * | `sheet` | address of a style sheet |
 * | `csp` | `strict` for the policy above |
 * | `quirks` | leaves out the doctype |
 * | `held` | a version whose files, with the loader, the page checks by the build's hashes |
 *
 * @param {import('koa').Context} context
 * @param {import('../prepare.mjs').Suite} suite
 */
export function page(context, { cdn, firstScreen }) {
  const { searchParams } = context.URL;
  const data = ['api', 'locale', 'sentences', 'pages']
    .filter((name) => searchParams.has(name))
    .map((name) => ` data-${name}="${escape(searchParams.get(name))}"`)
    .join('');
  const { files } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'));
  const held = searchParams.get('held');
  const map = held === null ? '' : importMap(`/cdn/${held}`, files);
  const integrity = held === null ? '' : ` integrity="${files['loader.js'].integrity}" crossorigin`;
  const sheet = searchParams.get('sheet');
  const sources = searchParams.getAll('script');
  const hasLoader = sources.some((src) => src.endsWith('/loader.js'));
  const scripts = sources.map(
    (src) =>
      `<script type="module" src="${escape(src)}"${integrity} data-debug="false"${data}></script>`,
  );
  if (searchParams.get('csp') === 'strict') {
    const own = map && ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`;
    context.set(
      'content-security-policy',
      strictPolicy.replace("script-src 'self'", `script-src 'self'${own}`),
    );
  }
  context.type = 'html';
  context.body = `${searchParams.has('quirks') ? '' : '<!doctype html>'}
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A lender's page</title>
    ${map && `<script type="importmap">${map}</script>`}
    <script src="/tests/elements/support/probe.js"${hasLoader ? '' : data}></script>
    ${scripts.join('\n    ')}
    ${sheet === null ? '' : `<link rel="stylesheet" href="${escape(sheet)}">`}
  </head>
  <body>${searchParams.get('body') ?? ''}${declared(searchParams.get('declared'), cdn)}${serverDrawn(searchParams.get('first'), firstScreen)}</body>
</html>`;
}

/** As in the console's snippet. */
function importMap(folder, files) {
  const hashes = Object.entries(files).map(([name, { integrity }]) => [
    `${folder}/${name}`,
    integrity,
  ]);
  return JSON.stringify({ integrity: Object.fromEntries(hashes) });
}

/** As a lender pastes it: with the full address of the style sheet. */
function declared(tag, cdn) {
  if (tag === null) return '';
  const { tags } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'));
  const file = tags[tag].declared.en;
  const markup = readFileSync(join(cdn, file), 'utf8');
  return `<${tag}>${markup.replace('href="', `href="/cdn/one/${dirname(file)}/`)}</${tag}>`;
}

/** As a server writes it: with the function of `@portico/first-screen`. */
function serverDrawn(options, firstScreen) {
  if (options === null) return '';
  const { tag, settings = {}, ...others } = JSON.parse(options);
  const own = escape(JSON.stringify(settings));
  return `<${tag} settings="${own}">${firstScreen(tag, { settings, ...others })}Call us</${tag}>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pages of a lender, as the tests describe them: `/page/?body=…&script=…&csp=strict`. */

/** The policy DESIGN §3 promises to work under. */
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * | parameter | is |
 * |---|---|
 * | `body` | markup of the page |
 * | `declared` | a tag whose first screen the page brings itself, in its place in the body |
 * | `script` | address of a module script; may be repeated |
 * | `api`, `locale`, `pages` | what the script tags carry as `data-*` |
 * | `csp` | `strict` for DESIGN's policy |
 *
 * @param {import('koa').Context} context
 * @param {string} cdn  the folder of the built files
 */
export function page(context, cdn) {
  const { searchParams } = context.URL;
  const data = ['api', 'locale', 'pages']
    .filter((name) => searchParams.has(name))
    .map((name) => ` data-${name}="${escape(searchParams.get(name))}"`)
    .join('');
  const scripts = searchParams
    .getAll('script')
    .map((src) => `<script type="module" src="${escape(src)}"${data}></script>`);
  if (searchParams.get('csp') === 'strict') {
    context.set('content-security-policy', strictPolicy);
  }
  context.type = 'html';
  context.body = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A lender's page</title>
    <script src="/tests/elements/support/probe.js"${data}></script>
    ${scripts.join('\n    ')}
  </head>
  <body>${searchParams.get('body') ?? ''}${declared(searchParams.get('declared'), cdn)}</body>
</html>`;
}

/** As a lender pastes it: with the address of the styles made whole. */
function declared(tag, cdn) {
  if (tag === null) return '';
  const { tags } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'));
  const file = tags[tag].declared.en;
  const markup = readFileSync(join(cdn, file), 'utf8');
  return `<${tag}>${markup.replace('href="', `href="/cdn/one/${dirname(file)}/`)}</${tag}>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

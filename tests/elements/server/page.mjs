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
 * | `script` | address of a module script; may be repeated |
 * | `api`, `locale`, `pages` | what the script tags carry as `data-*` |
 * | `csp` | `strict` for DESIGN's policy |
 *
 * @param {import('koa').Context} context
 */
export function page(context) {
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
  <body>${searchParams.get('body') ?? ''}</body>
</html>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

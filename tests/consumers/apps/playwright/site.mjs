/** The lender's website: pages that differ in their tag, and the portal in Spanish. */
import { createServer } from 'node:http';

const pages = JSON.stringify({
  login: '/login',
  dashboard: '/account',
  payment: '/pay?account={accountReference}',
  paymentConfirm: '/paid',
  documentCenter: '/documents',
});

/** The text of a page. */
const page = ({ title, tag, lang = 'en', attributes = `data-pages='${pages}'` }) => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <script
      type="module"
      async
      src="http://127.0.0.1:4290/portico/1.0.0/loader.js"
      data-api="http://127.0.0.1:4400"
      data-locale="${lang}"
      ${attributes}
    ></script>
  </head>
  <body>
    <h1>${title}</h1>
    <${tag}></${tag}>
  </body>
</html>
`;

const site = {
  '/login': page({ title: 'Sign in', tag: 'portico-sign-in' }),
  '/account': page({ title: 'Your accounts', tag: 'portico-accounts' }),
  '/pay': page({ title: 'Make a payment', tag: 'portico-payment' }),
  '/paid': page({ title: 'Your payment', tag: 'portico-payment-confirmation' }),
  '/documents': page({ title: 'Your documents', tag: 'portico-document-center' }),
  '/portal': page({ title: 'Su cuenta', tag: 'portico-portal', lang: 'es', attributes: '' }),
};

createServer(({ url }, response) => {
  const text = site[new URL(url, 'http://127.0.0.1').pathname];
  if (text === undefined) return response.writeHead(404).end();
  return response.writeHead(200, { 'Content-Type': 'text/html' }).end(text);
}).listen(4280, '127.0.0.1');

import { configure } from '@portico/core';

configure({
  api: '/lender',
  locale: 'en',
  pages: { login: '/', dashboard: '/accounts' },
});

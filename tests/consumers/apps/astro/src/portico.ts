import { configure } from '@portico/core';
import '@portico/sign-in/portico-sign-in';

configure({ api: '/lender', locale: 'en' });

document.addEventListener('portico-ready', ({ detail }) => {
  document.documentElement.dataset['ready'] = detail.tag;
});

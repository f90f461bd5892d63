import { collectAt } from './collector';
import { configure } from '@portico/core';
import '@portico/sign-in/portico-sign-in';
import { createRoot } from 'react-dom/client';
import { App } from './app';

configure({ api: '/lender', locale: 'en', pages: { dashboard: '/accounts' } });

collectAt('/collector');

document.addEventListener('portico-ready', ({ detail }) => {
  document.documentElement.dataset['ready'] = detail.tag;
});

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);

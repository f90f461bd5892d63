import { configure } from '@portico/core';
import { plainWords } from '@portico/core/plain-words';
import { mount } from 'svelte';
import App from './app.svelte';

configure({ api: '/lender', locale: 'en', words: plainWords });
const target = document.getElementById('root');
if (target) mount(App, { target });

import { configure } from '@portico/core';
import { createApp } from 'vue';
import App from './app.vue';
import { router } from './router';

configure({
  api: '/lender',
  locale: 'en',
  pages: {
    login: '/',
    dashboard: '/accounts',
    payment: '/pay?account={accountReference}',
    paymentConfirm: '/paid',
  },
});
createApp(App).use(router).mount('#root');

// #region setup
import { configure } from '@portico/core';
import '@portico/sign-in/portico-sign-in';
import '@portico/payment/portico-payment';

configure({
  api: 'https://api.example',
  locale: 'en',
  pages: {
    login: '/login',
    dashboard: '/account',
    payment: '/pay?account={accountReference}',
  },
});
// #endregion setup

import { defineTexts } from '@portico/core';

/** The dashboard around the lists of accounts. */
export const dashboardTexts = defineTexts(
  'dashboard',
  {
    makePayment: 'Make Payment',
    applyForLoan: 'Apply for a loan',
    addEmail: 'Please add an e-mail address in the Profile tab.',
    previousLogin: 'Previous login {date} from {ip}',
  },
  { es: () => import('./dashboard.texts.es') },
);

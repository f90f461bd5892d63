import { defineTexts } from '@portico/core/internal';

/** The texts of the dashboard, apart from the account lists. */
export const dashboardTexts = defineTexts(
  'dashboard',
  {
    applyForLoan: 'Apply for a loan',
    addEmail: 'Please add an email address in the Profile tab.',
    previousLogin: 'Previous login {date} from {ip}',
  },
  { es: () => import('./dashboard.texts.es') },
);

// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of the dashboard, apart from the account lists. */
export const dashboardTexts = defineTexts('dashboard', {
  "applyForLoan": "Apply for a loan",
  "addEmail": "Please add an email address in the Profile tab.",
  "previousLogin": "Previous login {date} from {ip}"
}, {
  'es': () => import('./es')
});

export type DashboardTextKey = keyof typeof dashboardTexts.english;

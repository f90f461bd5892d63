import { flag } from '../setting';

export const hideHideFromWebOption = flag('loanOptions.hideHideFromWebOption', {
  for: ['portico-accounts', 'portico-loan-details'],
  doc: 'Removes Hide From Web, with which a borrower permanently removes an account from the website.',
});

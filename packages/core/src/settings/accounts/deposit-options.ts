import { flag } from '../setting';

export const disableEZPayOption = flag('depositOptions.disableEZPayOption', {
  for: ['portico-portal', 'portico-accounts', 'portico-loan-details'],
  doc: 'Removes Make payment and disables the rows of loans and lines of credit.',
});

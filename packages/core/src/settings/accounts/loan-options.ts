import { parseStatementProvider } from '@portico/rules';
import { list } from '../list';
import { address, flag } from '../setting';

export const hideHideFromWebOption = flag('loanOptions.hideHideFromWebOption', {
  for: ['portico-accounts', 'portico-loan-details'],
  doc: 'Removes Hide From Web, with which a borrower permanently removes an account from the website.',
});

export const sampleStatementUrl = address('loanOptions.sampleStatementUrl', {
  for: ['portico-loan-details'],
  doc: 'Address of a sample statement, to be opened before a borrower agrees to e-statements; without it, none is asked for.',
});

const providers = list('loanOptions.statementProviders', {
  for: ['portico-loan-details'],
  doc: 'How statements of a provider are opened, each as provider=viewer, the viewer being standard, broadridge or amsive; those not named keep 0=standard, 1=broadridge, 3=amsive, 4=standard (D130).',
});

/** A list with an entry of another form is a bad value. */
export const statementProviders: typeof providers = {
  ...providers,
  read: (raw) => {
    const lines = providers.read(raw);
    return lines?.every((line) => parseStatementProvider(line)) ? lines : undefined;
  },
};

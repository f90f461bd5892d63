import { address, list } from '@portico/core/internal';
import { statementProvider } from '@portico/rules';

/**
 * Address of a sample statement, to be opened before a borrower agrees to e-statements; without it,
 * none is asked for.
 */
export const sampleStatementUrl = address('loanOptions.sampleStatementUrl');

/**
 * How the statements of a provider are opened, each as provider=viewer with the viewer standard,
 * broadridge or amsive. A provider that is not named keeps its own: 0=standard, 1=broadridge,
 * 3=amsive, 4=standard.
 */
export const statementProviders = list('loanOptions.statementProviders', {
  pattern: statementProvider,
});

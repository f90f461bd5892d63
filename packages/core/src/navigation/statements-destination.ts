import type { Destination } from './destination';

/** The statements on a loan's page. */
export function statementsDestination(accountNumber: string): Destination {
  return {
    screen: 'loanDetails',
    params: { accountNumber },
    data: { kind: 'section', section: 'statements' },
  };
}

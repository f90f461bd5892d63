import type { Destination } from '@portico/core';

/** The statements on a loan's page. */
export function statementsDestination(accountNumber: string): Destination {
  return {
    screen: 'loanDetails',
    params: { accountNumber },
    data: { kind: 'section', section: 'statements' },
  };
}

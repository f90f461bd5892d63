import { accountDetails, type CodeOf } from '@portico/contract';
import { daysBetween, isClosed, ok, refuse } from '@portico/rules';
import { type Executor, memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { accountOf, type StoredAccount } from '../ledger/account-store';
import { defaultMethodOf, savedMethods } from '../methods/method-store';
import { loanFacts, type LoanFacts } from '../payments/loan-facts';
import { recurringField } from '../payments/planned/recurring-field';
import type { Services } from '../services';
import { addedStatements } from '../statements/added-statement-store';
import { documentsOf } from '../stored-files/document-store';
import { alertsOf } from './alerts-store';
import { figuresOf } from './account-figures';
import { viewAccount } from './account-view';
import { addressOf } from './address-store';

/** The refusals of GetPaymentInfo that this call makes as well. */
const refusals: readonly CodeOf<typeof accountDetails>[] = [
  'LoanLockedPayoff',
  'Dispute',
  'NightError',
];

/** Why the details of an account are not shown. A closed account is always shown. */
function detailsRefusal({
  refusal,
  blocks,
  allowsCards,
  holdCode,
}: StoredAccount): CodeOf<typeof accountDetails> | undefined {
  if (isClosed(holdCode)) return undefined;
  if (blocks.online) return 'NoPaymentOnline';
  if (blocks.ach && (blocks.card || !allowsCards)) return 'NoAchPayment';
  return refusals.find((code) => code === refusal);
}

/** How the account is paid: what is planned, and the default method. */
async function paymentInformation(
  from: Executor,
  account: StoredAccount,
  facts: LoanFacts | undefined,
) {
  const methods = await savedMethods(from, account.borrowerId);
  return {
    recurringPayment: facts && recurringField(facts, methods),
    defaultPaymentMethod: await defaultMethodOf(from, account.number),
    scheduledPayments: facts?.scheduled ?? [],
  };
}

/** Everything the page of one account shows. */
export function detailsRoute(services: Services): Route {
  const { database, settings } = services;
  return memberRoute(accountDetails, async ({ accountNumber }, { borrowerId }, { today }) => {
    const account = await accountOf(database, borrowerId, accountNumber);
    if (!account) return refuse('Error');
    if ((await settings.host('niteMode')) === 'true') return refuse('NightError');
    const refusal = detailsRefusal(account);
    if (refusal) return refuse(refusal);
    const borrower = await borrowerById(database, borrowerId);
    const facts = await loanFacts(database, services, account, today);
    return ok({
      information: {
        hasNoErrors: true,
        errors: [],
        accountNumber: account.number,
        address: (await addressOf(database, account.number)) ?? borrower.address,
        paymentInformation: await paymentInformation(database, account, facts),
        ...figuresOf(facts?.view ?? (await viewAccount(database, account, today))),
      },
      alerts: await alertsOf(database, account.number),
      statementFormat: account.statementFormat,
      documents: await documentsOf(database, { borrowerId, account: account.number }),
      eStatements: await addedStatements(database, account.number),
      daysSinceOpened: daysBetween(account.openedOn, today),
    });
  });
}

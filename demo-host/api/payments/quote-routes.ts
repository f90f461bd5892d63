import { draftAgreement, payoffDownloadToken, payoffQuote, thirdPartyFee } from '@portico/contract';
import {
  cents,
  ok,
  refuse,
  sameIdentifier,
  simpleInterest,
  type PaymentType,
} from '@portico/rules';
import { savedBankAccounts } from '../banks/bank-account-store';
import { bankOf } from '../banks/routing-numbers';
import { documentTokens, issueSessionToken, memberRoute, type Route } from '@portico/server/parts';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { owedOn } from '../ledger/loan-state';
import { rateOn } from '../ledger/rates';
import { prepareDraftAgreement } from './draft-agreement-store';
import { loanFacts } from './loan-facts';

/** Calls before a payment: the payoff of a day, a third party's fee, the draft agreement. */
export function quoteRoutes(services: Services): Route[] {
  const { database, limits, secrets, settings } = services;
  return [
    memberRoute(payoffQuote, async ({ accountNumber, payOffDate }, { borrowerId }, { today }) => {
      if ((await settings.host('niteMode')) === 'true') return refuse('NiteMode');
      const account = await accountOf(database, borrowerId, accountNumber);
      const facts = account && (await loanFacts(database, services, account, today));
      if (!facts) return refuse('Error');
      if (payOffDate === undefined || payOffDate < today) return refuse('PayoffQuote');
      const { payoff, principal, interest, fees } = owedOn(
        facts.view.postings,
        account.rates,
        payOffDate,
      );
      const perDiem = simpleInterest(principal, rateOn(account.rates, payOffDate), 1);
      return ok({ payOffQuoteAmount: payoff, principal, interest, fees, perDiem });
    }),

    memberRoute(payoffDownloadToken, async (input, session, { today, now }) => {
      const { accountNumber, effectiveDate: on } = input;
      const account = await accountOf(database, session.borrowerId, accountNumber);
      if (!account?.terms || on === undefined || on < today) return refuse('Error');
      const details = JSON.stringify({ account: account.number, on });
      return database.write(async (tx) => {
        if (!(await limits.take(tx, [documentTokens(session)], now))) return refuse('Error');
        const passableToken = await issueSessionToken(tx, 'payoffDownload', session, now, details);
        return ok({ passableToken });
      });
    }),

    memberRoute(thirdPartyFee, async ({ loanNumber, ...flags }, { borrowerId }, { today }) => {
      const account = await accountOf(database, borrowerId, loanNumber);
      const facts = account && (await loanFacts(database, services, account, today));
      const type = typeOf(flags);
      if (!facts || !type) return refuse('Error');
      return ok({ thirdPartyFeeAmount: facts.thirdPartyFees[type] });
    }),

    memberRoute(draftAgreement, async (input, { borrowerId }, { today, now }) => {
      const { achInfo, loanAccountNumber, amount } = input;
      if (!(await accountOf(database, borrowerId, loanAccountNumber))) return refuse('Error');
      const saved = await savedBankAccounts(database, borrowerId);
      const chosen = saved.find(({ id }) => sameIdentifier(id, achInfo.profileId));
      if (achInfo.profileId !== undefined && !chosen) return refuse('MethodUnknown');
      const routingNumber = chosen?.routingNumber ?? achInfo.routingNumber ?? '';
      const bank = bankOf(routingNumber);
      if (!bank || amount < cents(0)) return refuse('Error');
      const lastFour = chosen?.lastFour ?? achInfo.accountNumber.slice(-4);
      const payer = { borrowerId, today, now };
      const of = { name: bank.name, routingNumber, lastFour };
      const passableToken = await database.write((tx) =>
        prepareDraftAgreement(tx, secrets, payer, input, of),
      );
      return ok({ passableToken });
    }),
  ];
}

/** The method in the request, when it names exactly one (PAY-402). */
function typeOf(flags: {
  readonly isAch: boolean;
  readonly isCreditCard: boolean;
  readonly isDebitCard: boolean;
}): PaymentType | undefined {
  const asked = [flags.isAch, flags.isCreditCard, flags.isDebitCard].filter(Boolean).length;
  if (asked !== 1) return undefined;
  return flags.isAch ? 'ach' : 'card';
}

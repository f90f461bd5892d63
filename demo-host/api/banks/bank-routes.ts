import { addBankAccount, bankLookup, validateBankAccount } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import { missingAgreements } from '../identity/agreement-store';
import { borrowerById } from '../identity/borrower-store';
import type { Services } from '../services';
import { saveBankAccount } from './bank-account-store';
import { validBankAccount } from './check-bank-account';
import { bankOf } from './routing-numbers';

/** Banks, and the borrower's accounts at them. */
export function bankRoutes({ database, secrets, settings }: Services): Route[] {
  return [
    memberRoute(bankLookup, async ({ routingNumber }) => {
      const bank = bankOf(routingNumber.trim());
      if (!bank) return ok({ bankExists: false, routingNumber });
      const { ach: _ach, ...known } = bank;
      return ok({ bankExists: true, ...known });
    }),

    memberRoute(validateBankAccount, async (entry) => {
      const valid = validBankAccount(entry);
      return valid.ok ? ok({}) : valid;
    }),

    memberRoute(addBankAccount, async (entry, { borrowerId }, { today }) => {
      const { companyNumber } = await borrowerById(database, borrowerId);
      const allowed = await settings.flag('achPaymentOptions.achProfilesOption');
      if (companyNumber !== 0 || !allowed) return refuse('SavingNotAllowed');
      const valid = validBankAccount(entry);
      if (!valid.ok) return valid;
      const who = { borrowerId, timing: 'ach', today } as const;
      if ((await missingAgreements(database, settings, who)).length > 0) {
        return refuse('AgreementRequired');
      }
      const saved = await database.write((tx) =>
        saveBankAccount(tx, secrets, borrowerId, valid.value),
      );
      return saved.ok ? ok({ profileId: saved.value }) : saved;
    }),
  ];
}

import { setTaxFormDelivery, taxFormDelivery } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { isRecentlyProven, memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { notifyOwner } from '../identity/security-notice';
import type { Services } from '../services';
import { recordTaxFormDelivery, taxFormDeliveryOf } from './delivery-store';
import { consentByHash, consentWording } from './delivery-wording';
import { newestYearOf } from './tax-form-list';

/** How tax forms are delivered, and the consent to it. Paper is had again without a proof. */
export function taxFormRoutes(services: Services): Route[] {
  const { database } = services;
  return [
    memberRoute(taxFormDelivery, async (_input, { borrowerId }, { language, today }) => {
      const set = await taxFormDeliveryOf(database, borrowerId);
      return ok({
        format: set?.format ?? 'PaperOnly',
        since: set?.since,
        ...consentWording(language),
        agreedWording: set?.wording,
        newestYear: await newestYearOf(database, borrowerId, today),
      });
    }),

    memberRoute(setTaxFormDelivery, async ({ format, wordingHash }, session, request) => {
      const isConsent = format === 'ElectronicOnly';
      const wording = isConsent ? consentByHash(wordingHash) : undefined;
      if (isConsent && wording === undefined) return refuse('WordingChanged');
      const { borrowerId } = session;
      const { now, today: since } = request;
      if (isConsent && !isRecentlyProven(session, now)) return refuse('ProofRequired');
      const isNew = await database.write(async (tx) => {
        const set = await taxFormDeliveryOf(tx, borrowerId);
        if ((set?.format ?? 'PaperOnly') === format) return false;
        await recordTaxFormDelivery(tx, borrowerId, { format, since, wording }, request);
        return true;
      });
      if (isConsent && isNew) {
        await notifyOwner(services, await borrowerById(database, borrowerId), 'taxForms', now);
      }
      return ok({});
    }),
  ];
}

import { setTaxFormDelivery, taxFormDelivery } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import type { Services } from '../services';
import { recordTaxFormDelivery, taxFormDeliveryOf } from './delivery-store';
import { consentByHash, consentWording } from './delivery-wording';

/** How tax forms are delivered, and the consent to it. */
export function taxFormRoutes({ database }: Services): Route[] {
  return [
    memberRoute(taxFormDelivery, async (_input, { borrowerId }, { language }) => {
      const set = await taxFormDeliveryOf(database, borrowerId);
      return ok({
        format: set?.format ?? 'PaperOnly',
        since: set?.since,
        ...consentWording(language),
        agreedWording: set?.wording,
      });
    }),

    memberRoute(setTaxFormDelivery, async ({ format, wordingHash }, session, request) => {
      const wording = format === 'ElectronicOnly' ? consentByHash(wordingHash) : undefined;
      if (format === 'ElectronicOnly' && wording === undefined) return refuse('WordingChanged');
      const { borrowerId } = session;
      await database.write(async (tx) => {
        const set = await taxFormDeliveryOf(tx, borrowerId);
        if ((set?.format ?? 'PaperOnly') === format) return;
        await recordTaxFormDelivery(
          tx,
          borrowerId,
          { format, since: request.today, wording },
          request,
        );
      });
      return ok({});
    }),
  ];
}

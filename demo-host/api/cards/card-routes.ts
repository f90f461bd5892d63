import { addCard } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { memberRoute, type Route } from '../http/route';
import type { Services } from '../services';
import { cardSettings } from './card-settings';
import { saveCard } from './card-store';
import { cardNumberOf, useUpCardToken } from './card-tokens';
import { validCard } from './check-card';
import { savingRefused } from './test-cards';

/** Saving a card. */
export function cardRoutes({ database, secrets, settings }: Services): Route[] {
  return [
    memberRoute(addCard, async (entry, { borrowerId }, { today, now }) => {
      const rules = await cardSettings(settings);
      if (!rules.profiles) return fail('SavingNotAllowed');
      return database.write(async (tx) => {
        const { cardToken } = entry;
        const number =
          cardToken && (await cardNumberOf(tx, secrets, cardToken, { borrowerId, now }));
        if (cardToken && !number) return fail('TokenExpired');
        const valid = validCard(entry, number, rules, today);
        if (!valid.ok) return valid;
        const refused = savingRefused(valid.value.cardNumber);
        if (refused) return fail(refused);
        const saved = await saveCard(tx, secrets, borrowerId, valid.value);
        if (!saved.ok) return saved;
        await useUpCardToken(tx, cardToken);
        return ok({ profileId: saved.value });
      });
    }),
  ];
}

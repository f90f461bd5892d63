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
export function cardRoutes({ database, limits, secrets, settings }: Services): Route[] {
  return [
    memberRoute(addCard, async (entry, { borrowerId }, { today, now }) => {
      const rules = await cardSettings(settings);
      if (!rules.profiles) return fail('SavingNotAllowed');
      return database.write(async (tx) => {
        const { cardToken } = entry;
        const number =
          cardToken && (await cardNumberOf(tx, secrets, cardToken, { borrowerId, now }));
        if (cardToken && !number) return fail('TokenExpired');
        const refusedCards = [{ limit: 'refusedCard', by: borrowerId }] as const;
        if (await limits.isReached(tx, refusedCards, now)) return fail('Error');
        const valid = validCard(entry, number, rules, today);
        const refused = valid.ok ? savingRefused(valid.value.cardNumber) : valid.code;
        if (!valid.ok || refused) {
          await limits.take(tx, refusedCards, now);
          return fail(refused ?? 'Error');
        }
        const saved = await saveCard(tx, secrets, borrowerId, valid.value);
        if (!saved.ok) return saved;
        await useUpCardToken(tx, cardToken);
        return ok({ profileId: saved.value });
      });
    }),
  ];
}

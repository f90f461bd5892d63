import { addCard } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
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
      if (!rules.profiles) return refuse('SavingNotAllowed');
      return database.write(async (tx) => {
        const { cardToken } = entry;
        const number =
          cardToken && (await cardNumberOf(tx, secrets, cardToken, { borrowerId, now }));
        if (cardToken && !number) return refuse('TokenExpired');
        const refusedCards = [{ limit: 'refusedCard', by: borrowerId }] as const;
        if (await limits.isReached(tx, refusedCards, now)) return refuse('Error');
        const valid = validCard(entry, number, rules, today);
        const refused = valid.ok ? savingRefused(valid.value.cardNumber) : valid.error.code;
        if (!valid.ok || refused) {
          await limits.take(tx, refusedCards, now);
          return refuse(refused ?? 'Error');
        }
        const saved = await saveCard(tx, secrets, borrowerId, valid.value);
        if (!saved.ok) return saved;
        await useUpCardToken(tx, cardToken);
        return ok({ profileId: saved.value });
      });
    }),
  ];
}

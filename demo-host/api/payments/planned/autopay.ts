import type { RateReduction } from '@portico/contract';
import type { LocalDate } from '@portico/rules';
import type { Executor } from '@portico/server/parts';
import type { StoredAccount } from '../../ledger/account-store';
import { rateOn } from '../../ledger/rates';
import { addRecurring, endRecurring, type NewRecurring } from './recurring-store';

type Rated = Pick<StoredAccount, 'number' | 'rates' | 'autopayReduction'>;

/** The rate from a day on; what accrued before it stays as it is. */
async function rateChanges(tx: Executor, account: Rated, by: number, on: LocalDate): Promise<void> {
  if (by === 0) return;
  await tx.run(
    `INSERT INTO rate_changes (account, starts_on, rate) VALUES (?, ?, ?)
     ON CONFLICT (account, starts_on) DO UPDATE SET rate = excluded.rate`,
    [account.number, on, rateOn(account.rates, on) + by],
  );
}

/** Turns autopay on; where the loan has a lower rate with it, from this day on. */
export async function startAutopay(
  tx: Executor,
  account: Rated,
  payment: NewRecurring,
  today: LocalDate,
): Promise<void> {
  await addRecurring(tx, payment);
  await rateChanges(tx, account, -account.autopayReduction, today);
}

/** Turns autopay off, and its lower rate from this day on. */
export async function endAutopay(
  tx: Executor,
  account: Rated,
  { id, status }: { readonly id: number; readonly status: 'finished' | 'deleted' },
  today: LocalDate,
): Promise<void> {
  await endRecurring(tx, id, status);
  await rateChanges(tx, account, account.autopayReduction, today);
}

/** What autopay does to the rate, as the borrower reads it; undefined where it does nothing. */
export const rateReductionOf = ({ autopayReduction }: Rated): RateReduction | undefined =>
  autopayReduction === 0
    ? undefined
    : {
        points: autopayReduction / 100,
        conditions: {
          en: 'This holds from the day on which autopay is turned on until the day on which it is turned off or the loan is paid.',
          es: 'Esto vale desde el día en que se activa el pago automático hasta el día en que se desactiva o se termina de pagar el préstamo.',
        },
      };

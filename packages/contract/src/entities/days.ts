import type { LocalDate } from '@portico/rules';
import { pipe, transform } from 'valibot';
import type { Codec } from '../codec';
import { date, list } from '../fields';

const readable = list(date);

/** A list of days; entries that name no day are dropped (D17, D92). */
export const days: Codec<readonly LocalDate[]> = {
  ...readable,
  schema: pipe(
    readable.schema,
    transform((all) => all.filter((day) => day !== undefined)),
  ),
};

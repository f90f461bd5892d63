import { localDate, type LocalDate } from '@portico/rules';
import { custom, pipe, string, transform } from 'valibot';
import type { Codec } from '../../codec/codec';
import { tolerantList } from '../../codec/tolerant';

const day: Codec<LocalDate> = {
  kind: 'date',
  schema: pipe(
    string(),
    transform((wire) => localDate(wire)),
    custom<LocalDate>((read) => read !== undefined),
  ),
};

/** A list of days (D17, D92). */
export const days: Codec<readonly LocalDate[]> = tolerantList(day);

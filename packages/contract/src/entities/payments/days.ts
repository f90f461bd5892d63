import type { LocalDate } from '@portico/rules';
import { Unreadable, type Codec } from '../../codec/codec';
import { date } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

const day: Codec<LocalDate> = {
  kind: 'date',
  read: (wire, place) => {
    const day = date.read(wire, place);
    if (day) return day;
    throw new Unreadable(place, 'date');
  },
};

/** A list of days (D17, D92). */
export const days: Codec<readonly LocalDate[]> = tolerantList(day);

import type { Phone as GivenPhone } from '@portico/contract';
import { digitsOnly, ok, phoneLength, refuse, type Checked } from '@portico/rules';
import type { Phone } from '../identity/phone-store';

type SlotIndex = 0 | 1;
type Slots = [Phone | undefined, Phone | undefined];

/**
 * The phones after a save of those that changed. An empty number removes the second one; the first
 * cannot be removed. One phone is primary: the first when no other is (D54).
 */
export function changePhones(
  stored: readonly Phone[],
  given: readonly GivenPhone[],
): Checked<readonly Phone[], 'Invalid'> {
  const slots: Slots = [stored[0], stored[1]];
  const places = given.map((phone, index) => placeOf(stored, phone, index, given.length));
  if (new Set(places).size < given.length) return refuse('Invalid');
  for (const [index, { phoneNumber, primary, optInToTexting }] of given.entries()) {
    const place = places[index];
    const number = digitsOnly(phoneNumber);
    if (place === undefined || (number !== '' && number.length !== phoneLength)) {
      return refuse('Invalid');
    }
    slots[place] = number === '' ? undefined : { number, primary, takesTexts: optInToTexting };
  }
  const [first, second] = slots;
  if (!first) return second || stored.length > 0 ? refuse('Invalid') : ok([]);
  return withOnePrimary(second ? [first, second] : [first], places);
}

/** Of two primary phones the one that was sent is meant; two that were sent contradict each other. */
function withOnePrimary(
  phones: readonly Phone[],
  sent: readonly (SlotIndex | undefined)[],
): Checked<readonly Phone[], 'Invalid'> {
  const primaries = phones.flatMap(({ primary }, place) => (primary ? [place] : []));
  const chosen = primaries.filter((place) => sent.some((one) => one === place));
  if (chosen.length > 1) return refuse('Invalid');
  const [place = primaries[0] ?? 0] = chosen;
  return ok(phones.map((phone, index) => ({ ...phone, primary: index === place })));
}

/**
 * The place of a phone: its PhoneIndex or, from an API client that sends none (D53), that of the
 * same number, else of the phone that is primary, or is not, like this one. Two are in their order.
 */
function placeOf(
  stored: readonly Phone[],
  { phoneIndex, phoneNumber, primary }: GivenPhone,
  index: number,
  count: number,
): SlotIndex | undefined {
  if (phoneIndex !== undefined) return asPlace(phoneIndex);
  if (count > 1) return asPlace(index);
  const same = stored.findIndex(({ number }) => number === digitsOnly(phoneNumber));
  if (same >= 0) return asPlace(same);
  if (stored.length === 0) return 0;
  const primaryPlace = Math.max(
    stored.findIndex((phone) => phone.primary),
    0,
  );
  return asPlace(primary ? primaryPlace : 1 - primaryPlace);
}

const asPlace = (place: number): SlotIndex | undefined =>
  place === 0 || place === 1 ? place : undefined;

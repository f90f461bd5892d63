import { profile, updateProfile, type Phone } from '@portico/contract';
import { readFirst, type ApiError, type Core } from '@portico/core/internal';
import { digitsOnly } from '@portico/rules';

/**
 * Saves whether phones receive texts, and leaves all else of them as it is stored (D11). A number that
 * is no longer stored receives none.
 *
 * @param shown the phones as the page has them
 * @returns why it was not saved; undefined when it was
 */
export async function savePhoneTexts(
  client: Core['client'],
  shown: readonly Phone[],
  optInToTexting: boolean,
): Promise<ApiError | undefined> {
  const before = await readFirst(client, profile, undefined);
  if (!before.ok) return before.error;
  const numbers = shown.map((phone) => digitsOnly(phone.phoneNumber));
  const phoneNumbers = (before.value.personalInfo?.phoneNumbers ?? shown)
    .map((phone, index) => ({ ...phone, phoneIndex: phone.phoneIndex ?? index, optInToTexting }))
    .filter((phone) => numbers.includes(digitsOnly(phone.phoneNumber)));
  if (phoneNumbers.length === 0) return undefined;
  const personalInfo = { address: null, phoneNumbers };
  const answer = await client.send(updateProfile, { personalInfo });
  return answer.ok ? undefined : answer.error;
}

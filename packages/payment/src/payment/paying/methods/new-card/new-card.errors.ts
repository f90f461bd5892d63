import { entryOf, refusedCodes, type ApiError, type CodeTexts } from '@portico/core/internal';
import type { CardDetailField, CardFieldCode } from '@portico/rules';
import type { CardRefusal } from './new-card.state';
import type { NewCardTextKey } from './new-card.sentences';

/** What the borrower can do about each code of a refused card (payments §8). */
const advice: CodeTexts<NewCardTextKey> = {
  InvalidInfo: 'adviceCheck',
  Expired: 'adviceOther',
  Declined: 'adviceOther',
  CardNotAllowed: 'adviceOther',
  CreditCardsNotAccepted: 'adviceOther',
};

export function refusedCard(error: ApiError): CardRefusal {
  const [code = ''] = refusedCodes(error);
  if (code === 'AlreadyExists') return { text: 'errorAlreadyExists', advice: undefined };
  return { text: 'error', advice: entryOf(advice, code) };
}

type FieldTexts = Readonly<Partial<Record<CardFieldCode, NewCardTextKey>>>;

const name = { required: 'nameRequired', invalid: 'nameInvalid' } as const;

/** The sentence for each problem of each field (payments §5). */
const errorTexts: Readonly<Record<CardDetailField, FieldTexts>> = {
  firstName: name,
  lastName: name,
  expiration: { required: 'expirationRequired', invalid: 'expirationInvalid' },
  zip: { required: 'zipRequired', invalid: 'zipInvalid' },
  address1: { required: 'address1Required', invalid: 'addressInvalid' },
  address2: { invalid: 'addressInvalid' },
  city: { required: 'cityRequired', invalid: 'addressInvalid' },
  state: { required: 'stateRequired', invalid: 'addressInvalid' },
};

export function errorText(
  field: CardDetailField,
  code: CardFieldCode | undefined,
): NewCardTextKey | undefined {
  return code && errorTexts[field][code];
}

import type { ProfileCode, ProofCode } from '@portico/contract';
import {
  type ApiError,
  type CodeTexts,
  entryOf,
  refusedCodes,
  type Unanswered,
} from '@portico/core/internal';

/** The sentence of a refusal (access §8). */
type PersonalRefusalKey =
  'errorZipCityNoMatch' | 'errorContainsPOBox' | 'errorProofRequired' | 'error';

/** Why address and phone numbers were not saved, or what is known of them. */
export type PersonalRefusal = {
  readonly text: PersonalRefusalKey;
  readonly unanswered: Unanswered | undefined;
};

const codeTexts: CodeTexts<PersonalRefusalKey> & {
  readonly [C in ProfileCode | ProofCode]?: PersonalRefusalKey;
} = {
  ZipCityNoMatch: 'errorZipCityNoMatch',
  ContainsPOBox: 'errorContainsPOBox',
  ProofRequired: 'errorProofRequired',
};

/** Any other failure has the general sentence. */
function refusalText(error: ApiError): PersonalRefusalKey {
  const codes = refusedCodes(error);
  return codes.map((code) => entryOf(codeTexts, code)).find(Boolean) ?? 'error';
}

export function personalRefusal(
  error: ApiError,
  unanswered: Unanswered | undefined,
): PersonalRefusal {
  return { text: refusalText(error), unanswered };
}

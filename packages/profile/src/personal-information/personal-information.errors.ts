import type { ProfileCode, ProofCode } from '@portico/contract';
import { entryOf, refusedCodes, type ApiError, type CodeTexts } from '@portico/core/internal';

/** Why address and phone numbers were not saved (access §8). */
export type PersonalRefusal =
  'errorZipCityNoMatch' | 'errorContainsPOBox' | 'errorProofRequired' | 'error';

const codeTexts: CodeTexts<PersonalRefusal> & {
  readonly [C in ProfileCode | ProofCode]?: PersonalRefusal;
} = {
  ZipCityNoMatch: 'errorZipCityNoMatch',
  ContainsPOBox: 'errorContainsPOBox',
  ProofRequired: 'errorProofRequired',
};

/** Any other failure has the general sentence. */
export function personalRefusal(error: ApiError): PersonalRefusal {
  const codes = refusedCodes(error);
  return codes.map((code) => entryOf(codeTexts, code)).find(Boolean) ?? 'error';
}

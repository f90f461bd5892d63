import { entryOf } from '@portico/core/internal';
import type { RequestsTextKey } from './requests.sentences';

const codes: Readonly<Record<string, RequestsTextKey>> = {
  unread: 'errorUnread',
  NotPossible: 'errorNotPossible',
  RequestOpen: 'errorRequestOpen',
  ValueMissing: 'errorAnswers',
  ValueNotAllowed: 'errorAnswers',
  DocumentUnknown: 'errorDocument',
  TooManyRequests: 'errorTooMany',
  NiteMode: 'errorNightly',
  ProofRequired: 'errorProof',
  NotOpen: 'errorNotOpen',
};

/** The sentence for a code with which a preview, a request or a reply is refused. */
export const refusalText = (code: string): RequestsTextKey =>
  entryOf<RequestsTextKey>(codes, code) ?? 'errorRefused';

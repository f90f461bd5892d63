import { entryOf } from '@portico/core/internal';
import type { RequestsSendingTextKey } from './requests.sending.sentences';

const codes: Readonly<Record<string, RequestsSendingTextKey>> = {
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
export const refusalText = (code: string): RequestsSendingTextKey =>
  entryOf<RequestsSendingTextKey>(codes, code) ?? 'errorRefused';

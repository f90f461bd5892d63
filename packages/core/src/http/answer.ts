import { ok } from '@portico/rules';
import { codesOf, isMissing, refusalCodes, type Call } from '@portico/contract';
import { revivingCodes, type CodeReader } from './error-codes';
import type { HttpAnswer } from '@portico/contract/page-protocol';
import { isSuccessful } from './http-status';
import { parseJson } from '../json';
import { failCall, type CallOutcome } from './api-error';

/**
 * Reads a response of the server (D6): its body, or an error. A body that is not JSON stays text,
 * and so does a bare number, because parsing could drop digits of a numeric token. The lender's own
 * codes are mapped to the documented ones (D147).
 */
export function readAnswer(
  call: Call,
  { status, text }: HttpAnswer,
  read: CodeReader,
): CallOutcome<unknown> {
  const json = parseJson(text, revivingCodes(read)) ?? text;
  const body = typeof json === 'number' ? text : typeof json === 'string' ? read(json) : json;
  const good = isSuccessful(status);
  const codes = good ? refusalCodes(body) : codesOf(body);
  if (status === 401 || codes?.includes('Unauthorized')) {
    return failCall({ kind: 'unauthorized' }, 'refused');
  }
  if (isMissing(call, status)) return failCall({ kind: 'missing' }, 'refused');
  if (status >= 500) return failCall({ kind: 'server', status }, 'unknown');
  if (status === 403) return failCall({ kind: 'forbidden', code: codes?.[0] ?? '' }, 'refused');
  if (good) return codes ? failCall({ kind: 'rejected', codes }, 'refused') : ok(body);
  return codes?.length
    ? failCall({ kind: 'rejected', codes, status }, 'refused')
    : failCall({ kind: 'server', status }, 'refused');
}

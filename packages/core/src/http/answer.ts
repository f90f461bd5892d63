import { codesOf, isMissing, refusalCodes, type Call } from '@portico/contract';
import { revivingCodes, type CodeReader } from './error-codes';
import type { HttpAnswer } from '@portico/contract/page-protocol';
import { isSuccessful } from './http-status';
import { parseJson } from '../json';
import { fail, success, type Result } from './result';

/**
 * Reads a response of the server (D6): its body, or an error. A body that is not JSON stays text,
 * and so does a bare number, because parsing could drop digits of a numeric token. The lender's own
 * codes are mapped to the documented ones (D147).
 */
export function readAnswer(
  call: Call,
  { status, text }: HttpAnswer,
  read: CodeReader,
): Result<unknown> {
  const json = parseJson(text, revivingCodes(read)) ?? text;
  const body = typeof json === 'number' ? text : typeof json === 'string' ? read(json) : json;
  const good = isSuccessful(status);
  const codes = good ? refusalCodes(body) : codesOf(body);
  if (status === 401 || codes?.includes('Unauthorized')) {
    return fail({ kind: 'unauthorized' }, 'refused');
  }
  if (isMissing(call, status)) return fail({ kind: 'missing' }, 'refused');
  if (status >= 500) return fail({ kind: 'server', status }, 'unknown');
  if (status === 403) return fail({ kind: 'forbidden', code: codes?.[0] ?? '' }, 'refused');
  if (good) return codes ? fail({ kind: 'rejected', codes }, 'refused') : success(body);
  return codes?.length
    ? fail({ kind: 'rejected', codes, status }, 'refused')
    : fail({ kind: 'server', status }, 'refused');
}

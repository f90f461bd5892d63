import { codesOf, isMissing, refusalCodes, type Call } from '@portico/contract';
import { revivingCodes, type CodeReader } from './error-codes';
import { isGood, type HttpAnswer } from './http-answer';
import { parseJson } from './json';
import { fail, success, type Result } from './result';

/**
 * What an answer of the server means (D6): its body, or why there is none. Text that is not JSON
 * counts as it stands, and so does a number alone: a token of digits would lose some of them.
 * The lender's own codes are read as the documented ones (D147).
 */
export function readAnswer(
  call: Call,
  { status, text }: HttpAnswer,
  read: CodeReader,
): Result<unknown> {
  const json = parseJson(text, revivingCodes(read)) ?? text;
  const body = typeof json === 'number' ? text : typeof json === 'string' ? read(json) : json;
  const good = isGood(status);
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

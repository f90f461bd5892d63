import { codesOf, refusalCodes } from '@portico/contract';
import { isGood, type HttpAnswer } from './http-answer';
import { parseJson } from './json';
import { fail, success, type Result } from './result';

/**
 * What an answer of the server means (D6): its body, or why there is none. Text that is not JSON
 * counts as it stands.
 */
export function readAnswer({ status, text }: HttpAnswer): Result<unknown> {
  const body = parseJson(text) ?? text;
  const good = isGood(status);
  const codes = good ? refusalCodes(body) : codesOf(body);
  if (status === 401 || codes?.includes('Unauthorized')) {
    return fail({ kind: 'unauthorized' }, 'refused');
  }
  if (status >= 500) return fail({ kind: 'server', status }, 'unknown');
  if (status === 403) return fail({ kind: 'forbidden', code: codes?.[0] ?? '' }, 'refused');
  if (good) return codes ? fail({ kind: 'rejected', codes }, 'refused') : success(body);
  return codes?.length
    ? fail({ kind: 'rejected', codes, status }, 'refused')
    : fail({ kind: 'server', status }, 'refused');
}

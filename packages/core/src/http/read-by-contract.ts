import { readWire, type Call } from '@portico/contract';
import type { Core } from '../core';
import { fail, success, type Result } from './result';

/**
 * Validates a response against the contract; invalid parts are reported by path, never by value.
 */
export function readByContract<O>(
  { name, response }: Pick<Call<never, O>, 'name' | 'response'>,
  wire: unknown,
  report: Core['report'],
): Result<O> {
  const read = readWire(response, wire, (issue) =>
    report({ message: `contract: ${name}: left out ${issue}` }),
  );
  if (read.ok) return success(read.value);
  const issue = String(read.params?.['issue'] ?? read.code);
  report({ message: `contract: ${name}: ${issue}` });
  return fail({ kind: 'contract', issue }, 'unknown');
}

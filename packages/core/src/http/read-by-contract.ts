import { ok } from '@portico/rules';
import { readWire, type Call } from '@portico/contract';
import type { Core } from '../core';
import { failCall, type CallOutcome } from './api-error';

/**
 * Validates a response against the contract; invalid parts are reported by path, never by value.
 */
export function readByContract<O>(
  { name, response }: Pick<Call<never, O>, 'name' | 'response'>,
  wire: unknown,
  report: Core['report'],
): CallOutcome<O> {
  const read = readWire(response, wire, (issue) =>
    report({ message: `contract: ${name}: left out ${issue}` }),
  );
  if (read.ok) return ok(read.value);
  const issue = String(read.error.params?.['issue'] ?? read.error.code);
  report({ message: `contract: ${name}: ${issue}` });
  return failCall({ kind: 'contract', issue }, 'unknown');
}

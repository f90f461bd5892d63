import { sandboxFault, sandboxFaultNames } from '@portico/testing/sandbox';
import { parse, parseJson, pipe, record, string, unknown } from 'valibot';
import { callNames } from '../api/console/schemas';
import type { Fault } from '../api/console-routes';

/** What a name such as `lost-answer` or `refuse:Declined` does. @throws Error if it is unknown */
export function namedFault(name: string): Fault {
  const fault = sandboxFault(name);
  if (fault !== undefined) return fault;
  const names = sandboxFaultNames.join(', ');
  throw new Error(`There is no fault "${name}": it is ${names} or refuse:CODE.`);
}

/** @throws Error if the contract has no call of this name */
export function checkCall(call: string): string {
  if (callNames.includes(call)) return call;
  throw new Error(`There is no call "${call}": the documentation lists them under API.`);
}

const change = pipe(string(), parseJson(), record(string(), unknown()));

/** A body for the console's `setFaults`, in which faults may stand by name. @throws Error if one is unknown */
export function withNamedFaults(body: string): string {
  if (body === '') return body;
  const faults = Object.entries(parse(change, body)).map(([call, fault]) => [
    checkCall(call),
    typeof fault === 'string' ? namedFault(fault) : fault,
  ]);
  return JSON.stringify(Object.fromEntries(faults));
}

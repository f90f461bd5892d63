import { parseArgs } from 'node:util';
import { sandboxFaultNames } from '@portico/testing/sandbox';
import type { FaultsChange } from '../api/console-routes';
import { type AllowedOrigins, readOrigins } from '@portico/server/parts';
import { checkCall, namedFault } from './faults';

/** What `--help` prints. */
export const help = `Answers every call of Portico's contract, with data of test borrowers.

  npx @portico/sandbox [options]

  --port NUMBER        to answer on (4400); 0 takes a free one
  --origin LIST        origins of the pages that may call, by commas (every one)
  --fault CALL=FAULT   each request of this call fails so; can be repeated. A fault is
                       ${sandboxFaultNames.join(', ')}
                       or refuse:CODE, with a code of the call
  --help

Its data is in a folder of its own, which is removed at the end. Ctrl-C stops it.
`;

/** How a sandbox is started. */
export type SandboxOptions = {
  readonly port: number;
  /** Of the pages that may call. */
  readonly origins: AllowedOrigins;
  /** Set at the start and after each reset. */
  readonly faults: FaultsChange;
};

/** Reads the command line; undefined for `--help`. @throws Error with what is wrong */
export function readSandboxOptions(args: readonly string[]): SandboxOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4400' },
      origin: { type: 'string' },
      fault: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port is a number up to 65535, not "${values.port}".`);
  return {
    port: Number(values.port),
    origins: readOrigins(values.origin, '--origin'),
    faults: Object.fromEntries(values.fault.map(readFault)),
  };
}

function readFault(text: string) {
  const [, call, name] = /^(\w+)=(\S+)$/.exec(text) ?? [];
  if (call === undefined || name === undefined)
    throw new Error(`--fault is CALL=FAULT, such as userLogin=slow, not "${text}".`);
  return [checkCall(call), { ...namedFault(name), times: 'always' }] as const;
}

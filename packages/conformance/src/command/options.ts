import { parseArgs } from 'node:util';

/** What `--help` prints. */
export const help = `Checks an API against Portico's contract, call by call.

  npx @portico/conformance URL [options]

URL is the API's origin, such as https://api.lender.example.

A test borrower
  --username NAME      without it only the calls of a visitor are checked
  --password WORD      or in the environment: CONFORMANCE_PASSWORD
  --code CODE          the security code; without it the run asks for it
  --console ADDRESS    the demo host's console, to read the code from its outbox

What the run may do; it says what it will do and asks first
  --pay DOLLARS        books one payment on the first loan with a saved bank account
  --change             saves values of the borrower as they are
  --lock NAME          locks this username by wrong passwords
  --wait               waits six minutes, to check expiry
  --yes                does not ask: for CI

Reports, beside the text
  --html FILE          a page
  --junit FILE         JUnit XML
  --json               the findings as JSON in place of the text

  --state FILE         an interrupted run goes on from this file; it holds no secrets,
                       and is removed at the end (portico-conformance.json)
  --help

Ends with 0 when everything is as the contract says, with 1 when something differs, with 2 when
the options are wrong. Calls that the contract marks as optional may be missing.
`;

/** The options of the command. */
export type Options = {
  readonly url: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly console?: string | undefined;
  /** Dollars. */
  readonly pay?: number | undefined;
  readonly change: boolean;
  readonly lock?: string | undefined;
  readonly wait: boolean;
  readonly yes: boolean;
  readonly html?: string | undefined;
  readonly junit?: string | undefined;
  readonly json: boolean;
  readonly state: string;
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Reads the command line; undefined when help is wanted. Throws with what is wrong. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ username: text, password: text, code: text, console: text, pay: text, lock: text },
      ...{ html: text, junit: text, state: { ...text, default: 'portico-conformance.json' } },
      ...{ change: flag, wait: flag, yes: flag, json: flag, help: flag },
    },
  });
  if (values.help) return undefined;
  const [url, surplus] = positionals;
  if (url === undefined || !/^https?:\/\/[^/?#]+[^?#]*$/.test(url) || !URL.canParse(url))
    throw new Error('Give the address of the API, such as https://api.lender.example');
  if (surplus !== undefined) throw new Error(`There is one address, and no "${surplus}" after it`);
  const { pay, password = env['CONFORMANCE_PASSWORD'], ...rest } = values;
  if (pay !== undefined && !/^\d{1,6}(\.\d\d?)?$/.test(pay))
    throw new Error(`--pay has to be dollars, such as 25.00, not "${pay}"`);
  if (values.username !== undefined && password === undefined)
    throw new Error('--username needs --password, or CONFORMANCE_PASSWORD');
  const dollars = pay === undefined ? undefined : Number(pay);
  return { ...rest, url: url.replace(/\/+$/, ''), password, pay: dollars };
}

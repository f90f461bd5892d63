import { parseArgs } from 'node:util';
import { chosenCalls } from '../chosen';

/** What `--help` prints. */
export const help = `Checks an API against Portico's contract, call by call.

  npx @portico/conformance URL [options]

URL is the API's origin, such as https://api.lender.example. Only what reads is sent, and signing in
with the credentials that are given, which may send the borrower a security code.

A test borrower
  --username NAME      without it only the calls of a visitor are checked
  --password WORD      or in the environment: CONFORMANCE_PASSWORD
  --code CODE          the security code; without it the run asks for it
  --console ADDRESS    the demo host's console, to read the code from its outbox

  --tags LIST          only the calls that these tags need, by commas: sign-in,payment

What writes, sends or deletes; the run lists it first, and asks
  --change             makes the checks that write too: refusals of calls that write, wrong
                       credentials, values of the borrower saved as they are
  --pay DOLLARS        books one payment on the first loan with a saved bank account
  --pay-again          sends this payment again, by its key and without one: an API that does
                       not check keys books it again; only a person at a terminal can confirm
  --lock NAME          locks this username by wrong passwords
  --yes                answers yes, for CI; not to --pay-again

  --wait               waits six minutes, to check expiry

Reports, beside the text; each has what was not made without --change, and what is left behind
  --html FILE          a page
  --junit FILE         JUnit XML
  --json               JSON in place of the text: {"findings": […], "left": […]}

  --state FILE         an interrupted run goes on from this file; it holds no secrets,
                       and is removed at the end (portico-conformance.json)
  --help

Ends with 0 when everything that was checked is as the contract says, with 1 when something differs,
with 2 when the options are wrong. Calls that the contract marks as optional may be missing.
`;

/** The options of the command. */
export type Options = {
  readonly url: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly console?: string | undefined;
  readonly change: boolean;
  readonly tags: readonly string[];
  /** Dollars. */
  readonly pay?: number | undefined;
  readonly payAgain: boolean;
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
      ...{
        username: text,
        password: text,
        code: text,
        console: text,
        pay: text,
        lock: text,
        tags: text,
      },
      ...{ html: text, junit: text, state: { ...text, default: 'portico-conformance.json' } },
      ...{ change: flag, 'pay-again': flag, wait: flag, yes: flag, json: flag, help: flag },
    },
  });
  if (values.help) return undefined;
  const [url, surplus] = positionals;
  if (url === undefined || !/^https?:\/\/[^/?#]+[^?#]*$/.test(url) || !URL.canParse(url))
    throw new Error('Give the address of the API, such as https://api.lender.example');
  if (surplus !== undefined) throw new Error(`There is one address, and no "${surplus}" after it`);
  const { pay, password = env['CONFORMANCE_PASSWORD'], 'pay-again': payAgain, ...others } = values;
  const tags = (others.tags ?? '').split(',').flatMap((tag) => tag.trim() || []);
  const rest = { ...others, tags };
  chosenCalls(tags);
  if (pay !== undefined && !/^\d{1,6}(\.\d\d?)?$/.test(pay))
    throw new Error(`--pay has to be dollars, such as 25.00, not "${pay}"`);
  if (values.username !== undefined && password === undefined)
    throw new Error('--username needs --password, or CONFORMANCE_PASSWORD');
  for (const [option, isGiven, needed, hasNeeded] of [
    ['--pay', pay !== undefined, '--change, because it writes', rest.change],
    ['--lock', rest.lock !== undefined, '--change, because it writes', rest.change],
    ['--yes', rest.yes, '--change, whose question it answers', rest.change],
    ['--pay', pay !== undefined, '--username, whose loan it pays', rest.username !== undefined],
    ['--pay-again', payAgain, '--pay, whose payment it sends again', pay !== undefined],
  ] as const)
    if (isGiven && !hasNeeded) throw new Error(`${option} needs ${needed}`);
  const dollars = pay === undefined ? undefined : Number(pay);
  return { ...rest, url: url.replace(/\/+$/, ''), password, pay: dollars, payAgain };
}

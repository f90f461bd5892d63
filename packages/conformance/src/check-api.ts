import { accountList, applicationOptions, readSetup } from '@portico/contract';
import { centsFromAmount, localDate, type Cents } from '@portico/rules';
import { changes, checkChanges } from './checks/changes';
import { checkDocuments, checkTokenExpiry } from './checks/documents';
import { checkIdle } from './checks/idle';
import { checkPaying, type Confirm } from './checks/pay';
import { checkReading } from './checks/reading';
import { checkForeign } from './checks/refusals';
import { ask, type Borrower, type Run } from './checks/run';
import { checkLockOut, checkLogout, checkSignIn, type Credentials } from './checks/sign-in';
import {
  checkIncomplete,
  checkOrigins,
  checkStrangers,
  checkUnknown,
  checkVisitor,
} from './checks/visitor';
import type { CodeNames } from './judge';
import { createReport, type Finding } from './report';
import { createState, type RunState, type StateStore } from './state';
import { fieldOf } from './values';
import { createWire, type Fetch } from './wire';

/** The API to check, and what may be done to it. */
export type Subject = {
  /** Origin of the API, with no slash at the end. */
  readonly url: string;
  readonly fetch?: Fetch | undefined;
  /** Without them only the calls of a visitor are checked. */
  readonly credentials?: Credentials | undefined;
  /** Dollars of a real payment on the first loan with a saved bank account. */
  readonly pay?: number | undefined;
  /** Saves values of the borrower as they are. */
  readonly change?: boolean | undefined;
  /** A username that may be locked by wrong passwords. */
  readonly lock?: string | undefined;
  /** Waits; without it nothing is checked that takes minutes. */
  readonly wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Asks before anything is booked, changed or locked; without it the answer is no. */
  readonly confirm?: Confirm | undefined;
  /** Where an interrupted run goes on. */
  readonly store?: StateStore | undefined;
};

/** Checks an API against the contract, call by call. */
export async function checkApi(subject: Subject): Promise<readonly Finding[]> {
  const state = createState(subject.url, subject.store);
  const wire = createWire(subject.fetch ?? fetch, subject.url);
  const report = createReport(wire);
  const run: Run = { wire, report, ...(await readSetupOf({ wire })) };

  /** Runs a part of the checks, unless an earlier run has done it. */
  const part = async (name: string, check: () => Promise<unknown>) => {
    const earlier = state.findingsOf(name);
    if (earlier) return report.findings.push(...earlier);
    const from = report.findings.length;
    await check();
    return state.finish(name, report.findings.slice(from));
  };

  await part('visitor', () => checkVisitor(run));
  await part('unknown', () => checkUnknown(run));
  await part('strangers', () => checkStrangers(run));
  await part('incomplete requests of visitors', () => checkIncomplete(run, undefined, 'visitor'));
  await part('origins', () => checkOrigins(run));
  await checkAsBorrower(run, subject, { state, part });
  const { lock, confirm = refuse } = subject;
  await part('lock-out', async () => {
    const question = `This locks the username ${lock ?? ''} by wrong passwords. Lock it?`;
    if (lock === undefined) report.skip('userLogin', 'locks a logon', 'no --lock username given');
    else if (await confirm(question)) await checkLockOut(run, lock);
    else report.skip('userLogin', 'locks a logon', 'not confirmed');
  });
  return report.findings;
}

type Parts = {
  readonly state: RunState;
  readonly part: (name: string, check: () => Promise<unknown>) => Promise<unknown>;
};

const refuse: Confirm = () => Promise.resolve(false);

/** The parts that need a session. Signing in is repeated by a run that goes on. */
async function checkAsBorrower(run: Run, subject: Subject, { state, part }: Parts) {
  const { credentials, confirm = refuse, wait, pay } = subject;
  const { report } = run;
  if (!credentials)
    return report.skip(accountList.name, 'the calls of a borrower', 'no credentials given');
  const token = await checkSignIn(run, credentials);
  if (token === undefined)
    return report.skip(accountList.name, 'the calls of a borrower', 'signing in failed');
  await part('reading', () => checkReading(run, token));
  const list = await ask(run, accountList, undefined, { token });
  const accounts = list.ok ? list.value.accounts : [];
  const borrower: Borrower = { username: credentials.username, token, accounts };
  await part('documents', () => checkDocuments(run, borrower));
  await part('other borrowers', () => checkForeign(run, token));
  await part('incomplete requests', () => checkIncomplete(run, token, 'borrower'));
  if (subject.change && (await confirm(`This will ${changes}. Go on?`)))
    await part('changes', () => checkChanges(run, borrower));
  else report.skip('updateProfile', 'saves what it answered', 'no --change');
  await part('payment', async () => {
    if (pay === undefined) report.skip('submitImmediateBank', 'pays once', 'no --pay amount given');
    else await checkPaying(run, borrower, { amount: centsOf(pay), confirm, state });
  });
  if (wait) {
    await part('expiry of tokens', () => checkTokenExpiry(run, borrower, wait));
    await part('idle session', () => checkIdle(run, borrower, wait));
  } else report.skip('passableToken', 'gives a token that expires', 'no --wait');
  return checkLogout(run, token);
}

const centsOf = (dollars: number): Cents => centsFromAmount(dollars);

/** What the setup says that the checks need: the institution's day, and names of codes. */
async function readSetupOf({ wire }: Pick<Run, 'wire'>): Promise<Pick<Run, 'today' | 'codeNames'>> {
  const here = localDate(new Date().toISOString());
  if (!here) throw new Error('This machine has no date');
  try {
    const { body } = await wire.send(applicationOptions, undefined);
    const setup = readSetup(body);
    const today = fieldOf(setup?.institutionOptions, 'today');
    const lines = setup?.buckets['shared']?.['globalOptions.errorCodeMap'] ?? '';
    const codeNames = codeNamesOf(lines);
    return { today: (typeof today === 'string' && localDate(today)) || here, codeNames };
  } catch {
    return { today: here, codeNames: (code) => code };
  }
}

/** @param lines `theirs=ours`, separated by semicolons or line breaks */
function codeNamesOf(lines: string): CodeNames {
  const pairs = lines.split(/[;\n]/).map((line) => line.split('=').map((one) => one.trim()));
  const ours = new Map(pairs.map(([theirs = '', documented = '']) => [theirs, documented]));
  return (code) => ours.get(code) || code;
}

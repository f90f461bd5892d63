import { accountList, applicationOptions, readSetup, userLogin } from '@portico/contract';
import { centsFromAmount, localDate } from '@portico/rules';
import { checkChanges } from './checks/changes';
import { checkDocuments, checkTokenExpiry } from './checks/documents';
import { checkIdle } from './checks/idle';
import { checkPaying, type Confirm } from './checks/pay';
import { checkReading } from './checks/reading';
import { checkForeign } from './checks/refusals';
import { checkRequests } from './checks/requests';
import { ask, type Borrower, type Change, type Run } from './checks/run';
import { checkLockOut, checkLogout, checkSignIn, type Credentials } from './checks/sign-in';
import {
  checkIncomplete,
  checkOrigins,
  checkStrangers,
  checkUnknown,
  checkVisitor,
} from './checks/visitor';
import type { CodeNames } from './judge';
import { addressProblem } from './checks/address';
import { chosenCalls } from './chosen';
import { leftBy, recorded, type Left } from './left';
import { plannedChanges } from './plan';
import { createReport, noChange, type Finding } from './report';
import { createState, type RunState, type StateStore } from './state';
import { fieldOf } from './values';
import { createWire, type Fetch, type Wire } from './wire';

/** The API to check, and what may be done to it. */
export type Subject = {
  /** Origin of the API, with no slash at the end. */
  readonly url: string;
  readonly fetch?: Fetch | undefined;
  /** Only the calls that these tags need; without it, all. */
  readonly tags?: readonly string[] | undefined;
  /** Without them only the calls of a visitor are checked. */
  readonly credentials?: Credentials | undefined;
  /** Makes the checks that write too; without it only what reads is sent, besides signing in. */
  readonly change?: boolean | undefined;
  /** Dollars of a real payment on the first loan with a saved bank account; needs `change`. */
  readonly pay?: number | undefined;
  /** Sends that payment again, which an API without the check of keys books again. */
  readonly payAgain?: boolean | undefined;
  /** A username that may be locked by wrong passwords; needs `change`. */
  readonly lock?: string | undefined;
  /** Waits; without it nothing is checked that takes minutes. */
  readonly wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Asks before anything is written; without it the answer is no. */
  readonly confirm?: Confirm | undefined;
  /** Where an interrupted run goes on. */
  readonly store?: StateStore | undefined;
};

/** What a run has found, and what it has left behind. */
export type CheckedApi = { readonly findings: readonly Finding[]; readonly left: readonly Left[] };

/** Checks an API against the contract, call by call. Writes only where the subject allows it. */
export async function checkApi(subject: Subject): Promise<CheckedApi> {
  const { url, change = false, store, lock, confirm = refuse } = subject;
  const state = createState({ url, change, tags: subject.tags }, store);
  const { wire, report, writing } = createRecording(subject, state);
  // A run that goes on had answers from it.
  const wrong = state.findingsOf('visitor') ? undefined : await addressProblem(wire);
  if (wrong !== undefined) {
    report.fail(applicationOptions.name, 'is asked at the address of the API', wrong);
    return { findings: report.findings, left: state.left() };
  }
  const notMade = await whyNotChanged(subject, confirm);
  const changing: Change = async (call, check, judge) =>
    notMade === undefined
      ? report.check(call, check, () => judge({ wire: writing }))
      : report.skip(call, check, notMade);
  const run: Run = { wire, report, change: changing, ...(await readSetupOf({ wire })) };

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
  await part('lock-out', async () => {
    if (lock === undefined) report.skip('userLogin', 'locks a logon', 'no --lock username given');
    else {
      await checkLockOut(run, lock);
      if (notMade === undefined)
        state.leave({ call: 'userLogin', what: `the username ${lock}, locked`, times: 1 });
    }
  });
  return { findings: report.findings, left: state.left() };
}

/** The requests and the report of a run; what is left behind is kept in its state. */
function createRecording(subject: Subject, state: RunState) {
  const { wire: own, writing } = createWire(subject.fetch ?? fetch, subject.url);
  const wire: Wire = {
    ...own,
    signIn: async (call, input, sending) => {
      const received = await own.signIn(call, input, sending);
      const left = call.name === userLogin.name ? leftBy(call, undefined, received) : undefined;
      if (left) state.leave(left);
      return received;
    },
  };
  const report = createReport(wire, chosenCalls(subject.tags, subject.credentials !== undefined));
  return { wire, report, writing: recorded(writing, state.leave) };
}

/** Lists what the run would write, and asks. Undefined when it may, otherwise the reason. */
async function whyNotChanged(subject: Subject, confirm: Confirm): Promise<string | undefined> {
  if (!subject.change) return noChange;
  const { credentials, pay, payAgain = false, lock } = subject;
  const username = credentials?.username;
  const lines = plannedChanges({ username, pay, payAgain, lock });
  const list = lines.map((line) => `  - ${line}`).join('\n');
  const text = `--change writes to ${subject.url}. This run\n${list}\nGo on?`;
  return (await confirm({ text })) ? undefined : 'not confirmed';
}

type Parts = {
  readonly state: RunState;
  readonly part: (name: string, check: () => Promise<unknown>) => Promise<unknown>;
};

const refuse: Confirm = () => Promise.resolve(false);

/** The parts that need a session. Signing in is repeated by a run that goes on. */
async function checkAsBorrower(run: Run, subject: Subject, { state, part }: Parts) {
  const { credentials, confirm = refuse, wait, pay, payAgain = false } = subject;
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
  await part('requests', () => checkRequests(run, borrower));
  await part('other borrowers', () => checkForeign(run, token));
  await part('incomplete requests', () => checkIncomplete(run, token, 'borrower'));
  await part('changes', () => checkChanges(run, borrower));
  await part('payment', async () => {
    const amount = pay === undefined ? undefined : centsFromAmount(pay);
    if (amount === undefined) report.skip('submitImmediateBank', 'pays', 'no --pay amount given');
    else await checkPaying(run, borrower, { amount, again: payAgain, confirm, state });
  });
  if (wait) {
    await part('expiry of tokens', () => checkTokenExpiry(run, borrower, wait));
    await part('idle session', () => checkIdle(run, borrower, wait));
  } else report.skip('passableToken', 'gives a token that expires', 'no --wait');
  return checkLogout(run, token);
}

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

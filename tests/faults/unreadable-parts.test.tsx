import {
  accountDetails,
  accountHistory,
  accountList,
  applicationList,
  clientError,
  paymentInfo,
  paymentMethods,
  profile,
  statementList,
  writeWire,
  type Call,
} from '@portico/contract';
import {
  aRateReduction,
  aRecurringPayment,
  answers,
  aScheduledPayment,
} from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optionalParts, withValue, type OptionalPart, entriesOf } from '@portico/contract/testing';
import {
  AccountsView,
  DepositDetailsView,
  account,
  accountsAnswer,
  listedLoan,
  loanDetails,
} from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { loanAccount, loanInfo } from '@portico/payment/testing/parts';
import { methodStep, showPayment } from '@portico/payment/testing';
import { profileAnswer } from '@portico/profile/testing/parts';
import { showProfile } from '@portico/profile/testing';
import { watchProblems } from './problems';

type Prepare = (test: TestCore) => void;

/** A call of a screen and the body of its answer. */
type Answered = readonly [call: Call, body: unknown];

const answered = <I, O>(call: Call<I, O>, value: NoInfer<O>): Answered => [
  call,
  JSON.parse(JSON.stringify(writeWire(call.response, value))),
];

const fieldsOf = (wire: unknown) => Object.fromEntries(entriesOf(wire));

type TestedScreen = {
  readonly name: string;
  readonly calls: readonly Answered[];
  readonly show: (prepare: Prepare) => Promise<unknown>;
};

const planned = {
  recurringPayment: aRecurringPayment(),
  scheduledPayments: [aScheduledPayment()],
  defaultPaymentMethod: { isCard: false, profileId: '7' },
};
const paymentOptions = {
  ...loanInfo().paymentOptions,
  autopayRateReduction: aRateReduction(),
};
const fileServices = { 'globalOptions.useFileServicesOption': 'true' };
const deposit = account({ number: '001-3000000-7', type: 1, description: 'Savings' });

const details = answered(accountDetails, loanDetails({ paymentInformation: planned }));

const screens: readonly TestedScreen[] = [
  {
    name: 'the accounts',
    calls: [
      answered(accountList, accountsAnswer(account())),
      answered(applicationList, answers.applicationList()),
    ],
    show: (prepare) => showWidget(<AccountsView />, { session: true }, prepare),
  },
  {
    name: 'a loan',
    calls: [
      details,
      answered(accountList, accountsAnswer(listedLoan())),
      answered(accountHistory, answers.accountHistory()),
      answered(statementList, answers.statementList()),
    ],
    show: (prepare) => showLoan({ settings: fileServices, prepare }),
  },
  {
    name: 'a deposit',
    calls: [answered(accountList, accountsAnswer(deposit))],
    show: (prepare) =>
      showWidget(
        <DepositDetailsView accountNumber={deposit.number} />,
        { session: true },
        (test) => {
          test.server.answer(accountDetails, answers.accountDetails());
          test.server.answer(accountHistory, answers.accountHistory());
          test.server.answer(statementList, answers.statementList());
          prepare(test);
        },
      ),
  },
  {
    name: 'a payment',
    calls: [
      answered(paymentInfo, loanInfo({ ...planned, paymentOptions })),
      answered(accountList, accountsAnswer(loanAccount())),
      answered(paymentMethods, answers.paymentMethods()),
    ],
    show: (prepare) => showPayment({ accountNumber: loanAccount().number, prepare }),
  },
  {
    name: 'the profile',
    calls: [answered(profile, profileAnswer())],
    show: (prepare) => showProfile({ settings: fileServices, prepare }),
  },
];

/** The headings of a screen and of its sections. */
const headings = (): string[] =>
  [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent ?? '');

/** The number of an account is in its heading; a picture over time is drawn from figures. */
const isOfNoFigure = (heading: string): boolean =>
  !/\d/.test(heading) && heading !== 'Your loan over time';

const reports = ({ server }: TestCore): string =>
  server
    .requestsTo(clientError)
    .map(({ body }) => JSON.stringify(body))
    .join('\n');

/** Shows a screen with these answers until it rests. */
async function show(tested: TestedScreen, bodies: readonly Answered[]): Promise<TestCore> {
  const shown: TestCore[] = [];
  await tested.show((test) => {
    shown.push(test);
    for (const [call, body] of bodies) test.server.answerRaw(call, body);
  });
  const [test] = shown;
  if (!test) throw new Error('The screen was not prepared.');
  await restOf(test);
  return test;
}

/** Until two rounds of waiting change nothing any more. */
async function restOf({ server }: TestCore): Promise<void> {
  let before = '';
  await waitFor(async () => {
    await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
    const now = `${server.requests.length} ${document.body.innerHTML}`;
    const rests = now === before;
    before = now;
    if (!rests || document.querySelector('[aria-busy=true]')) throw new Error('It still changes.');
  });
}

const problems = watchProblems();
beforeEach(() => problems.clear());

describe.each(screens.map((one) => [one.name, one] as const))('%s', (_, tested) => {
  const cases = tested.calls.flatMap(([call, body]) => casesOf(call, body));
  let usual: string[] = [];

  beforeAll(async () => {
    expect(reports(await show(tested, tested.calls))).toBe('');
    usual = headings();
    expect(usual).not.toEqual([]);
    cleanup();
  });

  it.each(cases.map((each) => [each.name, each] as const))(
    '[POR-146] [D176] stands, and reports it, where %s cannot be read',
    async (_name, { call, body, parts }) => {
      const broken = parts.reduce<unknown>(
        (wire, { path, unreadable }) => withValue(wire, path, unreadable),
        body,
      );
      const test = await show(tested, [...tested.calls, [call, broken]]);
      const kept = parts.length === 1 ? usual : usual.filter(isOfNoFigure);
      await waitFor(() => expect(headings()).toEqual(expect.arrayContaining(kept)));
      await waitFor(() => {
        for (const name of reportedOf(parts)) {
          expect(reports(test)).toContain(`${call.name}: left out ${name}`);
        }
      });
      expect(problems.list).toEqual([]);
    },
  );
});

describe('what lenders send in another form', () => {
  const usual = fieldsOf(details[1]);
  const other = {
    ...usual,
    Documents: { Value: [{ FileId: 7, DisplayName: 'Note' }] },
    EStatements: { Value: [] },
    Alerts: {
      EmailAlerts: { AlertLoanDelinquent: 'true', EstatementAlert: 'False' },
      TextAlerts: { AlertLoanDelinquent: 'N', EstatementAlert: 0 },
    },
    Information: {
      ...fieldsOf(usual['Information']),
      InterestRate: '6.25',
      TotalAmountDue: '$1,325.10',
      PaymentInformation: { RecurringPayment: {}, ScheduledPayments: { Value: [] } },
    },
  };

  it('[D176] is read on the page of a loan', async () => {
    await showLoan({
      prepare: ({ server }) => server.answerRaw(accountDetails, other),
    });
    await screen.findByText('6.25%');
    expect(screen.getByText(/^\$1,325\.10 due/)).toBeTruthy();
    const late = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'A payment is late Email',
    });
    expect(late.checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[D176] leaves a payment as it is', async () => {
    await showPayment({
      accountNumber: loanAccount().number,
      prepare: ({ server }) => {
        server.answerRaw(accountDetails, { ...other, Information: { Documents: 'x' } });
        server.answerRaw(paymentInfo, {
          ...fieldsOf(writeWire(paymentInfo.response, loanInfo())),
          RecurringPayment: {},
          ScheduledPayments: { Value: [] },
          TotalAmountDue: '250.00',
        });
      },
    });
    await methodStep();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

type Case = {
  readonly name: string;
  readonly call: Call;
  readonly body: unknown;
  readonly parts: readonly OptionalPart[];
};

/** Each object and list of an answer alone, and all its figures, flags and texts at once. */
function casesOf(call: Call, body: unknown): readonly Case[] {
  const all = optionalParts(call.response, body).filter(({ isVital }) => !isVital);
  const isInner = (one: OptionalPart) => all.some(({ path }) => isWithin(path, one.path));
  const outer = all.filter(isInner);
  const leaves = all.filter((one) => !isInner(one));
  return [
    ...outer.map((part) => ({ name: `${call.name}: ${part.reported}`, call, body, parts: [part] })),
    { name: `${call.name}: every figure`, call, body, parts: leaves },
  ];
}

/** What is reported of these parts: of several in an object that is only read as a whole, one. */
function reportedOf(parts: readonly OptionalPart[]): readonly string[] {
  const names = parts.map(({ reported }) => reported);
  return names.length === 1 ? names : names.map((name) => name.replace(/\..*/, ''));
}

const isWithin = (path: OptionalPart['path'], outer: OptionalPart['path']): boolean =>
  path.length > outer.length && outer.every((name, index) => path[index] === name);

import {
  accountDetails,
  accountDocuments,
  accountHistory,
  accountList,
  applicationList,
  checkTokenExpiration,
  fileTypes,
  institutionOptions,
  logonValidationRules,
  lookupLoginFromToken,
  passwordValidationRules,
  paymentInfo,
  paymentMethods,
  profile,
  statementList,
  type Call,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DocumentCenterView } from '@portico/document-center/testing/parts';
import '@portico/shared/testing/parts';
import { AccountsView } from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { showPayment } from '@portico/payment/testing';
import { showProfile } from '@portico/profile/testing';
import { PasswordChangeView } from '@portico/sign-in/testing/parts';
import { showWidget } from '@portico/element/testing';
import { showDocuments } from '../effects/settings/documents.effects';
import { faultNames, faults, type Fault } from './fault';
import { hasWayOn, pageText } from './page';
import { watchProblems } from './problems';

type Prepare = (test: TestCore) => void;

/** A screen that makes several calls when it opens. */
type Screen = readonly [
  name: string,
  calls: readonly Call[],
  show: (prepare: Prepare) => Promise<unknown>,
];

const fileServices = { 'globalOptions.useFileServicesOption': 'true' };
const ruleList = { 'loginOptions.usePasswordRuleListOption': 'true' };

const screens: readonly Screen[] = [
  [
    'the accounts',
    [accountList, applicationList],
    (prepare) => showWidget(<AccountsView />, { session: true }, prepare),
  ],
  [
    'a loan',
    [accountList, accountDetails, accountHistory, statementList, accountDocuments],
    (prepare) => showLoan({ settings: fileServices, prepare }),
  ],
  [
    'a payment',
    [accountList, accountDetails, paymentInfo, paymentMethods],
    (prepare) => showPayment({ accountNumber: '001-1234567-8', prepare }),
  ],
  [
    'the documents',
    [accountList, accountDocuments, fileTypes],
    (prepare) => showDocuments(<DocumentCenterView />, fileServices, prepare),
  ],
  [
    'the profile',
    [profile, logonValidationRules, passwordValidationRules, institutionOptions],
    (prepare) => showProfile({ settings: ruleList, prepare }),
  ],
  [
    'the link of a new password',
    [checkTokenExpiration, lookupLoginFromToken, passwordValidationRules],
    (prepare) =>
      showWidget(<PasswordChangeView token="link-1" />, { settings: ruleList }, (test) => {
        test.server.answer(checkTokenExpiration, answers.checkTokenExpiration());
        test.server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
        prepare(test);
      }),
  ],
];

type Failing = readonly [call: Call, fault: Fault];

/** Shows the screen with calls that fail one after the other. */
async function showFailing([, , show]: Screen, failing: readonly Failing[]): Promise<void> {
  const fail: (() => void)[] = [];
  await show((test) => {
    test.core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
    for (const [call, fault] of failing) {
      const held = test.server.hold(call);
      fail.push(() => faults[fault]({ held, test }));
    }
  });
  // Twice: a call may be requested only after the other has failed.
  for (const next of [...fail, ...fail]) {
    await act(settle);
    await act(async () => {
      next();
      await settle();
    });
  }
}

const problems = watchProblems();
// An answer with parts missing may be an empty list, after which there is nothing to do.
const anyFault = fc.constantFrom(...faultNames.filter((fault) => fault !== 'parts missing'));

it.each(screens.map((screen) => [screen[0], screen] as const))(
  '[POR-060] %s stays usable when any two of its calls fail',
  async (_, screen) => {
    const twoCalls = fc.shuffledSubarray([...screen[1]], { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(twoCalls, anyFault, anyFault, async ([one, other], first, second) => {
        problems.clear();
        if (!one || !other) return;
        try {
          await showFailing(screen, [
            [one, first],
            [other, second],
          ]);
          expect(pageText()).not.toBe('');
          expect(hasWayOn(), `a way on: ${pageText()}`).toBe(true);
          expect(problems.list).toEqual([]);
        } finally {
          cleanup();
        }
      }),
      { numRuns: 6 },
    );
  },
);

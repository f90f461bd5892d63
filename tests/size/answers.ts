import { accountList, profile, writeWire } from '@portico/contract';
import { aDeposit, aLoan, answers } from '@portico/contract/fixtures';
import { allCalls } from '@portico/contract/openapi';

const profileWithSignIn = answers.profile({
  userInfo: {
    logonName: 'maya.whitfield',
    emailAddress: 'maya@example.com',
    secretQuestion: 'What was your first street?',
  },
});

const readsData = ({ effect }: { readonly effect: string }) => effect === 'reads';

/** Of two calls with one path, the one that a page makes when it opens is the last. */
export const calls = [
  ...allCalls.filter((call) => !readsData(call)),
  ...allCalls.filter(readsData),
];

/** The path of each call → the body of its ordinary response; `{}` for a call without a fixture. */
export const bodies: ReadonlyMap<string, string> = new Map([
  ...calls.map((call): [string, string] => {
    const answer = Object.entries(answers).find(([name]) => name === call.name)?.[1];
    return [call.path, JSON.stringify(answer ? writeWire(call.response, answer()) : {})];
  }),
  [profile.path, JSON.stringify(writeWire(profile.response, profileWithSignIn))],
]);

/** The same for a borrower who has a deposit besides the loan. */
export const bodiesWithDeposit: ReadonlyMap<string, string> = new Map([
  ...bodies,
  [
    accountList.path,
    JSON.stringify(
      writeWire(accountList.response, answers.accountList({ accounts: [aLoan(), aDeposit()] })),
    ),
  ],
]);

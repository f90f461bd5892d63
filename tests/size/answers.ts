import { writeWire } from '@portico/contract';
import { aDeposit, aLoan, answers as ordinary } from '@portico/contract/fixtures';
import { allCalls } from '../../packages/contract/src/all-calls';

const answers = {
  ...ordinary,
  accountList: () => ordinary.accountList({ accounts: [aLoan(), aDeposit()] }),
};

/** The path of each call → the body of its ordinary response; `{}` for a call without a fixture. */
export const bodies: ReadonlyMap<string, string> = new Map(
  allCalls.map((call) => {
    const answer = Object.entries(answers).find(([name]) => name === call.name)?.[1];
    return [call.path, JSON.stringify(answer ? writeWire(call.response, answer()) : {})];
  }),
);

import { accountList } from '@portico/contract';
import { ask, type Borrower, type Run } from './run';

/** Milliseconds that a session lasts at least without a request (D32). */
const idleTime = 290_000;

/** A session outlasts the pause that Portico itself allows a borrower. */
export async function checkIdle(
  run: Run,
  { token }: Borrower,
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const as = 'still answers after almost five minutes without a request';
  await run.report.check(accountList.name, as, async () => {
    await wait(idleTime);
    const answer = await ask(run, accountList, undefined, { token });
    return answer.ok ? undefined : answer.error.code;
  });
}

import type { Call, Codec } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { refusalProblem } from '../judge';
import { harmlessRequest } from '../samples';
import type { Received } from '../wire';
import { entriesOf } from '../values';
import { checkCall, isReading, type Run } from './run';

/** Fields that name something of a borrower: an account, a saved method, a planned payment. */
const owned = /^(loan)?accountNumber$|^loanNumber$|^profileId$|^passkeyId$/i;

/** Whether a required field, at any depth, names something of a borrower. */
function namesSomethingOwned({ fields = {} }: Codec<unknown>): boolean {
  return Object.entries(fields).some(
    ([key, field]) => !field.optional && (owned.test(key) || namesSomethingOwned(field)),
  );
}

/** Whether an answer holds nothing but empty lists: as good as a refusal. */
function isEmpty({ status, body }: Received): boolean {
  const isNothing = (value: unknown) =>
    value === true || value === null || (Array.isArray(value) && value.length === 0);
  return (
    status === 200 &&
    typeof body === 'object' &&
    entriesOf(body).every(([, value]) => isNothing(value))
  );
}

const ofAccounts = allCalls.filter(({ session, query, request }: Call) => {
  const codec = request ?? query;
  return session === 'required' && codec !== undefined && namesSomethingOwned(codec);
});

/** Checks that a borrower gets and changes nothing of an account that is not the own. */
export async function checkForeign(run: Run, token: string): Promise<void> {
  for (const call of ofAccounts) {
    await checkCall(run, call, "refuses what is not the borrower's", async (send) => {
      const received = await send(harmlessRequest(call), { token, key: crypto.randomUUID() });
      if (isReading(call) && isEmpty(received)) return undefined;
      return refusalProblem(call, received, run.codeNames);
    });
  }
}

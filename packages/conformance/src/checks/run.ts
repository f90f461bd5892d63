import type { Account, Call } from '@portico/contract';
import type { LocalDate, Outcome } from '@portico/rules';
import { readAnswer, refusalProblem, type CodeNames } from '../judge';
import type { Report } from '../report';
import type { Sending, Wire } from '../wire';

/** What every check uses. */
export type Run = {
  readonly wire: Wire;
  readonly report: Report;
  readonly codeNames: CodeNames;
  /** The institution's day. */
  readonly today: LocalDate;
};

/** The test borrower, signed in. */
export type Borrower = {
  readonly username: string;
  readonly token: string;
  readonly accounts: readonly Account[];
};

/** The answer of a call, read by the contract; a failure has the problem in words. */
export async function ask<I, O>(
  { wire }: Pick<Run, 'wire'>,
  call: Call<I, O>,
  input: NoInfer<I>,
  sending?: Sending,
): Promise<Outcome<O>> {
  return readAnswer(call, await wire.send(call, input, sending));
}

const asContract = 'answers as the contract says';

/** Checks that a call's answer matches the contract. Resolves to the answer when it does. */
export async function checkAnswer<I, O>(
  run: Run,
  call: Call<I, O>,
  input: NoInfer<I>,
  { as = asContract, token }: { readonly as?: string; readonly token?: string | undefined } = {},
): Promise<O | undefined> {
  let value: O | undefined;
  await run.report.check(call.name, as, async () => {
    const answer = await ask(run, call, input, { token });
    if (!answer.ok) return answer.code;
    ({ value } = answer);
    return undefined;
  });
  return value;
}

/** Checks that a call is refused by a code. */
export async function checkRefusal<I>(
  run: Run,
  call: Call<I>,
  input: NoInfer<I>,
  as: string,
  sending?: Sending,
): Promise<void> {
  await run.report.check(call.name, as, async () =>
    refusalProblem(call, await run.wire.send(call, input, sending), run.codeNames),
  );
}

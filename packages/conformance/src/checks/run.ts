import { writeWire, type Account, type Call, type Effect } from '@portico/contract';
import type { Checked, LocalDate } from '@portico/rules';
import { readAnswer, refusalProblem, type CodeNames } from '../judge';
import type { Report } from '../report';
import type { Received, Sender, Sending, Wire } from '../wire';

/** What every check uses. */
export type Run = {
  readonly wire: Wire;
  readonly report: Report;
  /** Makes a check that writes at the host; without permission it is reported as not made. */
  readonly change: Change;
  readonly codeNames: CodeNames;
  /** The institution's day. */
  readonly today: LocalDate;
};

/** What a check that writes uses: it cannot be had in another way than by `Run.change`. */
export type Writing = { readonly wire: Sender<Effect> };

/** @param judge resolves to undefined when the check passes, otherwise to the problem. */
export type Change = (
  call: string,
  check: string,
  judge: (writing: Writing) => Promise<string | undefined>,
) => Promise<void>;

/** The test borrower, signed in. */
export type Borrower = {
  readonly username: string;
  readonly token: string;
  readonly accounts: readonly Account[];
};

/** The answer of a call, read by the contract; a failure has the problem in words. */
export async function ask<I, O, E extends Effect>(
  { wire }: { readonly wire: Pick<Sender<E>, 'send'> },
  call: Call<I, O, string, E>,
  input: NoInfer<I>,
  sending?: Sending,
): Promise<Checked<O>> {
  return readAnswer(call, await wire.send(call, input, sending));
}

/** Whether requests of a call only read. */
export function isReading<C extends Call>(call: C): call is C & { readonly effect: 'reads' } {
  return call.effect === 'reads';
}

/** Makes a check of a call with whatever its requests need: one that writes needs permission. */
export function checkCall(
  { wire, report, change }: Pick<Run, 'wire' | 'report' | 'change'>,
  call: Call,
  check: string,
  judge: (
    send: (wire: unknown, sending?: Sending) => Promise<Received>,
  ) => Promise<string | undefined>,
): Promise<void> {
  if (isReading(call))
    return report.check(call.name, check, () =>
      judge((value, sending) => wire.sendWire(call, value, sending)),
    );
  return change(call.name, check, (writing) =>
    judge((value, sending) => writing.wire.sendWire(call, value, sending)),
  );
}

const asContract = 'answers as the contract says';

/** Checks that a reading call's answer matches the contract. Resolves to the answer when it does. */
export async function checkAnswer<I, O>(
  run: Pick<Run, 'wire' | 'report'>,
  call: Call<I, O, string, 'reads'>,
  input: NoInfer<I>,
  { as = asContract, token }: { readonly as?: string; readonly token?: string | undefined } = {},
): Promise<O | undefined> {
  let value: O | undefined;
  await run.report.check(call.name, as, async () => {
    const answer = await ask(run, call, input, { token });
    if (!answer.ok) return answer.error.code;
    ({ value } = answer);
    return undefined;
  });
  return value;
}

/** Checks that a call that writes is carried out, and answers as the contract says. */
export async function checkChange<I, O>(
  { change }: Pick<Run, 'change'>,
  call: Call<I, O>,
  input: NoInfer<I>,
  { as, token }: { readonly as: string; readonly token?: string | undefined },
): Promise<void> {
  await change(call.name, as, async (writing) => {
    const answer = await ask(writing, call, input, { token });
    return answer.ok ? undefined : answer.error.code;
  });
}

/** Checks that a call is refused by a code. */
export async function checkRefusal<I>(
  run: Run,
  call: Call<I>,
  input: NoInfer<I>,
  as: string,
  sending?: Sending,
): Promise<void> {
  const codec = call.request ?? call.query;
  await checkCall(run, call, as, async (send) =>
    refusalProblem(call, await send(codec && writeWire(codec, input), sending), run.codeNames),
  );
}

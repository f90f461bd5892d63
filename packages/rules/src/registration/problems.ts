import type { Outcome } from '../outcome';

/** What is wrong with a field of the registration. */
export type FieldProblem = 'required' | 'invalid';

/** The fields that are wrong, each with why. */
export type Problems<F extends string> = { readonly [K in F]?: FieldProblem };

/** What is wrong with a field's text, by what the lender asks for. */
export type Check<R> = (text: string, rules: R) => FieldProblem | undefined;

/** A rule's outcome as a field's problem: empty, or not as it has to be. */
export function problemOf(outcome: Outcome<unknown>): FieldProblem | undefined {
  if (outcome.ok) return undefined;
  return outcome.code === 'required' ? 'required' : 'invalid';
}

/** Runs the check of every field that is asked for. */
export function problemsOf<F extends string, R extends { readonly asked: ReadonlySet<F> }>(
  checks: Readonly<Record<F, Check<R>>>,
  entry: Readonly<Record<F, string>>,
  rules: R,
): Problems<F> {
  const problems: { [K in F]?: FieldProblem } = {};
  for (const field of rules.asked) {
    const problem = checks[field](entry[field], rules);
    if (problem) problems[field] = problem;
  }
  return problems;
}

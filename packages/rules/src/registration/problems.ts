import type { Checked } from '../values/outcome';

/** The error of a registration field. */
export type FieldProblem = 'required' | 'invalid';

/** The invalid fields, each with its error. */
export type Problems<F extends string> = { readonly [K in F]?: FieldProblem };

/** Returns the error of a field's text by the lender's rules. */
export type Check<R> = (text: string, rules: R) => FieldProblem | undefined;

/** A rule's outcome as a field's error: empty or invalid. */
export function problemOf(outcome: Checked<unknown>): FieldProblem | undefined {
  if (outcome.ok) return undefined;
  return outcome.error.code === 'required' ? 'required' : 'invalid';
}

/** Runs the check of every requested field. */
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

import { ok, refuse, type Checked } from '../values/outcome';
import { patternCost } from './pattern-cost';

/** The most characters of a text that a server's expression is run on (D29). */
export const patternInputLength = 128;

/** A longer expression is checked by the server only. */
const maxSource = 500;

/** Steps that the expressions of a list may take together, so that a check takes less than 50 ms. */
const stepsOfAList = 1_000_000;

/** The steps that are left for further expressions of a list. */
export type Budget = { steps: number };

export const newBudget = (): Budget => ({ steps: stepsOfAList });

/** A server's expression that cannot block the page. */
export type SafePattern = {
  /**
   * Whether it matches somewhere in the first 128 characters; undefined where the platform cannot
   * tell what .NET would say.
   */
  readonly matches: (text: string) => boolean | undefined;
};

/**
 * `invalid`: not valid in JavaScript; `unsupported`: .NET reads it in another way; `slow`: it could
 * take too many steps.
 */
export type PatternCode = 'invalid' | 'unsupported' | 'slow';

/**
 * A server's expression, where it is safe to run here (D29): the platform's matcher backtracks, and
 * can take years on 30 characters. What is not run here is checked by the server. It never throws.
 *
 * @param budget shared by all the expressions of a list
 */
export function safePattern(source: string, budget: Budget): Checked<SafePattern, PatternCode> {
  if (source.length > maxSource) return refuse('unsupported');
  const flags = /\\p\{/i.test(source) ? 'u' : '';
  const expression = compile(source, flags);
  if (!expression) return refuse('invalid');
  const cost = patternCost(source, patternInputLength);
  if (cost === undefined) return refuse('unsupported');
  if (cost > budget.steps) return refuse('slow');
  budget.steps -= cost;
  return ok({ matches: (text) => matchesIn(expression, text.slice(0, patternInputLength)) });
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

function matchesIn(expression: RegExp, text: string): boolean | undefined {
  // With the `u` flag a surrogate pair is one character here, and two in .NET.
  if (expression.unicode && /[\ud800-\udfff]/.test(text)) return undefined;
  try {
    return expression.test(text);
  } catch {
    return undefined;
  }
}

import { sequence } from '../values/natives';
import { fail, ok, type Outcome } from '../values/outcome';
import { OutOfSteps, spend, type Budget } from './pattern-budget';
import { maxStates, patternStates, type State } from './pattern-states';
import { readPattern } from './pattern-syntax';

/** The most characters of a text that a server's expression is run on (D29). */
export const patternInputLength = 128;

/** A longer expression is checked by the server only. */
const maxSource = 500;

/** A server's expression that cannot block the page. */
export type SafePattern = {
  /**
   * Whether it matches somewhere in the first 128 characters; undefined when that takes more than
   * the budget has left.
   */
  readonly matches: (text: string, budget: Budget) => boolean | undefined;
};

/**
 * `invalid`: not valid in JavaScript; `unsupported`: beyond the matcher's syntax; `slow`: needs too
 * many steps.
 */
export type PatternCode = 'invalid' | 'unsupported' | 'slow';

/** Texts on which slow patterns are slow. */
const probes = ['a', '1', 'a1', 'aA1!'].map((part) =>
  part.repeat(patternInputLength).slice(0, patternInputLength),
);

/**
 * Makes a server's expression safe to run (D29). The platform's own matcher backtracks and can take
 * years on 30 characters. This one records each visited state and position, so that none is tried
 * twice, and counts its steps. It never throws.
 *
 * @param budget shared by all the expressions of a list
 */
export function safePattern(source: string, budget: Budget): Outcome<SafePattern, PatternCode> {
  if (source.length > maxSource) return fail('unsupported');
  const flags = /\\p\{/i.test(source) ? 'u' : '';
  try {
    spend(budget, source.length);
    if (!isValid(source, flags)) return fail('invalid');
    const read = readPattern(source, flags, budget);
    const start = patternStates(read, patternInputLength, budget);
    for (const probe of probes) search(start, probe, budget);
    return ok({ matches: (text, left) => matchesIn(start, flags, text, left) });
  } catch (error) {
    return fail(error instanceof OutOfSteps ? 'slow' : 'unsupported');
  }
}

function isValid(source: string, flags: string): boolean {
  try {
    return Boolean(new RegExp(source, flags));
  } catch {
    return false;
  }
}

function matchesIn(start: State, flags: string, text: string, budget: Budget): boolean | undefined {
  const read = text.slice(0, patternInputLength);
  // With the `u` flag, a surrogate pair is one character, which this matcher does not support.
  if (flags === 'u' && /[\ud800-\udfff]/.test(read)) return undefined;
  try {
    return search(start, read, budget);
  } catch {
    return undefined;
  }
}

/** Start and end of the groups referred to: one digit per slot, 0 while it is unset. */
type Marks = number;

type Thread = {
  readonly state: State;
  readonly at: number;
  readonly marks: Marks;
  /** The thread this one continues. */
  readonly from?: Thread | undefined;
};

const places = patternInputLength + 1;
const digit = (slot: number) => (places + 1) ** slot;
const markOf = (marks: Marks, slot: number) => (Math.floor(marks / digit(slot)) % digit(1)) - 1;
const withMark = (marks: Marks, slot: number, at: number) =>
  marks + (at - markOf(marks, slot)) * digit(slot);

function search(start: State, text: string, budget: Budget): boolean {
  const threads = sequence(text.length + 1, (end) => ({
    state: start,
    at: text.length - end,
    marks: 0,
  }));
  return run(threads, { text, budget, known: new Map() });
}

type Search = {
  readonly text: string;
  readonly budget: Budget;
  /** Whether a match is possible from a state and position; kept for further look-aheads. */
  readonly known: Map<number, boolean>;
};

const keyOf = ({ state, at, marks }: Thread) => (marks * maxStates + state.id) * places + at;

/** Follows every thread, the last first, until one reaches the end; none is followed twice. */
function run(threads: Thread[], within: Search): boolean {
  const seen = new Set<number>();
  for (let thread = threads.pop(); thread; thread = threads.pop()) {
    const { state } = thread;
    const key = keyOf(thread);
    const known = within.known.get(key);
    if (state.kind === 'end' || known) {
      for (let on: Thread | undefined = thread; on; on = on.from) within.known.set(keyOf(on), true);
      return true;
    }
    if (seen.has(key) || known === false) continue;
    seen.add(key);
    spend(within.budget);
    threads.push(...step(thread, state, within));
  }
  for (const key of seen) within.known.set(key, false);
  return false;
}

/** The threads that follow from one. */
function step(from: Thread, state: Exclude<State, { kind: 'end' }>, within: Search): Thread[] {
  const { at, marks } = from;
  const { text, budget } = within;
  if (state.kind === 'fork') {
    spend(budget, state.to.length);
    return state.to.map((next) => ({ state: next, at, marks, from }));
  }
  const on = (to = at, marked = marks) => [{ state: state.next, at: to, marks: marked, from }];
  switch (state.kind) {
    case 'char':
      return at < text.length && state.accepts(text.charAt(at)) ? on(at + 1) : [];
    case 'mark':
      return on(at, withMark(marks, state.slot, at));
    case 'again': {
      const captured = text.slice(markOf(marks, state.slot), markOf(marks, state.slot + 1));
      return text.startsWith(captured, at) ? on(at + captured.length) : [];
    }
    case 'look':
      return run([{ state: state.start, at, marks }], within) === state.wanted ? on() : [];
    case 'place':
      return state.holds(text, at) ? on() : [];
  }
}

import { fail, ok, type Outcome } from '../outcome';
import { maxStates, patternStates, TooManyStates, type State } from './pattern-states';
import { readPattern, UnknownSyntax } from './pattern-syntax';

/** No more of a text than this is ever run through a server's expression (D29). */
export const patternInputLength = 128;

/** Steps one match may take: some milliseconds, whatever the pattern. */
const maxSteps = 100_000;

/** A server's expression that cannot hang the page. */
export type SafePattern = {
  /** Whether it matches somewhere in the first 128 characters; undefined when that takes too long. */
  readonly matches: (text: string) => boolean | undefined;
};

/** `invalid`: not JavaScript; `unsupported`: more than the matcher knows; `slow`: takes too long. */
export type PatternCode = 'invalid' | 'unsupported' | 'slow';

/** What slow patterns are slow on. */
const probes = ['a', '1', 'a1', 'aA1!'].map((part) =>
  part.repeat(patternInputLength).slice(0, patternInputLength),
);

/**
 * Makes a server's expression safe to run (D29). The platform's own matcher tries every way to
 * match and can take years on 30 characters. This one remembers where it has been, so that it tries
 * no place in the pattern twice at the same place of the text, and counts its steps.
 */
export function safePattern(source: string): Outcome<SafePattern, PatternCode> {
  const flags = /\\p\{/i.test(source) ? 'u' : '';
  try {
    new RegExp(source, flags);
  } catch {
    return fail('invalid');
  }
  try {
    const start = patternStates(readPattern(source, flags), patternInputLength);
    const matches: SafePattern['matches'] = (text) =>
      search(start, text.slice(0, patternInputLength));
    return probes.some((probe) => matches(probe) === undefined) ? fail('slow') : ok({ matches });
  } catch (error) {
    if (error instanceof UnknownSyntax || error instanceof TooManyStates) {
      return fail('unsupported');
    }
    throw error;
  }
}

type Budget = { steps: number };

/** Where the groups that are referred to begin and end: one digit a slot, 0 while it is unset. */
type Marks = number;

type Thread = { readonly state: State; readonly at: number; readonly marks: Marks };

const places = patternInputLength + 1;
const digit = (slot: number) => (places + 1) ** slot;
const markOf = (marks: Marks, slot: number) => (Math.floor(marks / digit(slot)) % digit(1)) - 1;
const withMark = (marks: Marks, slot: number, at: number) =>
  marks + (at - markOf(marks, slot)) * digit(slot);

function search(start: State, text: string): boolean | undefined {
  const threads = Array.from({ length: text.length + 1 }, (_, end) => ({
    state: start,
    at: text.length - end,
    marks: 0,
  }));
  return run(threads, text, { steps: maxSteps });
}

/** Follows every thread, the last first, until one arrives; none is followed twice. */
function run(threads: Thread[], text: string, budget: Budget): boolean | undefined {
  const seen = new Set<number>();
  for (let thread = threads.pop(); thread; thread = threads.pop()) {
    const { state, at, marks } = thread;
    if (state.kind === 'end') return true;
    const key = (marks * maxStates + state.id) * places + at;
    if (seen.has(key)) continue;
    seen.add(key);
    budget.steps -= 1;
    if (budget.steps < 0) return undefined;
    const next = step(thread, state, text, budget);
    if (next === undefined) return undefined;
    threads.push(...next);
  }
  return false;
}

/** Where a thread goes on; undefined when a look ahead took too long. */
function step(
  { at, marks }: Thread,
  state: Exclude<State, { kind: 'end' }>,
  text: string,
  budget: Budget,
): Thread[] | undefined {
  if (state.kind === 'fork') return state.to.map((next) => ({ state: next, at, marks }));
  const on = (to = at, marked = marks) => [{ state: state.next, at: to, marks: marked }];
  switch (state.kind) {
    case 'char':
      return at < text.length && state.accepts(text.charAt(at)) ? on(at + 1) : [];
    case 'mark':
      return on(at, withMark(marks, state.slot, at));
    case 'again': {
      const said = text.slice(markOf(marks, state.slot), markOf(marks, state.slot + 1));
      return text.startsWith(said, at) ? on(at + said.length) : [];
    }
    case 'look': {
      const found = run([{ state: state.start, at, marks }], text, budget);
      return found === undefined ? undefined : found === state.wanted ? on() : [];
    }
    case 'place':
      return state.holds(text, at) ? on() : [];
  }
}

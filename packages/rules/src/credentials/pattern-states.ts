import { spend, type Budget } from './pattern-budget';
import type { PatternNode, ReadPattern } from './pattern-syntax';

/** A state of the matcher, with the condition for reaching the next state. */
export type State = { readonly id: number } & (
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean; readonly next: State }
  | { readonly kind: 'fork'; readonly to: readonly State[] }
  | { readonly kind: 'mark'; readonly slot: number; readonly next: State }
  | { readonly kind: 'again'; readonly slot: number; readonly next: State }
  | { readonly kind: 'look'; readonly start: State; readonly wanted: boolean; readonly next: State }
  | { readonly kind: 'place'; readonly holds: Holds; readonly next: State }
  | { readonly kind: 'end' }
);

type Holds = (text: string, at: number) => boolean;
type Kinds = State extends infer S ? (S extends State ? Omit<S, 'id'> : never) : never;

/** A pattern with more states, such as nested counts, is rejected. */
export const maxStates = 2_000;

/** The most groups a pattern may refer back to. */
const maxReferred = 2;

/** Thrown for a pattern that needs too many states or groups. */
class TooManyStates extends Error {}

/**
 * Builds a pattern's states and returns the first. Repetitions of `longest` or more are unbounded,
 * because no matched text is longer.
 *
 * @throws TooManyStates, OutOfSteps
 */
export function patternStates(
  { pattern, referred }: ReadPattern,
  longest: number,
  budget: Budget,
): State {
  if (referred.size > maxReferred) throw new TooManyStates();
  const slots = [...referred];
  let made = 0;
  const state = <S extends Kinds>(kind: S): S & { readonly id: number } => {
    if (made + 1 >= maxStates) throw new TooManyStates();
    made += 1;
    return { ...kind, id: made };
  };

  const build = (node: PatternNode, next: State): State => {
    spend(budget);
    switch (node.kind) {
      case 'char':
        return state({ kind: 'char', accepts: node.accepts, next });
      case 'sequence': {
        let after = next;
        for (const item of [...node.items].reverse()) after = build(item, after);
        return after;
      }
      case 'choice': {
        const [only] = node.options;
        return only && node.options.length === 1
          ? build(only, next)
          : state({ kind: 'fork', to: node.options.map((option) => build(option, next)) });
      }
      case 'repeat':
        return repeat(node, next);
      case 'group': {
        const slot = 2 * slots.indexOf(node.index);
        if (slot < 0) return build(node.item, next);
        const closing = state({ kind: 'mark', slot: slot + 1, next });
        return state({ kind: 'mark', slot, next: build(node.item, closing) });
      }
      case 'again':
        return state({ kind: 'again', slot: 2 * slots.indexOf(node.index), next });
      case 'look': {
        const start = build(node.item, state({ kind: 'end' }));
        return state({ kind: 'look', start, wanted: node.wanted, next });
      }
      case 'place':
        return state({ kind: 'place', holds: node.holds, next });
    }
  };

  const repeat = (
    { item, min, max }: Extract<PatternNode, { kind: 'repeat' }>,
    next: State,
  ): State => {
    if (min > longest) throw new TooManyStates();
    const to: State[] = [next];
    let tail: State = next;
    if (max >= longest) {
      tail = state({ kind: 'fork', to });
      to.push(build(item, tail));
    } else {
      for (let more = min; more < max; more += 1) {
        tail = state({ kind: 'fork', to: [build(item, tail), next] });
      }
    }
    for (let least = 0; least < min; least += 1) tail = build(item, tail);
    return tail;
  };

  return build(pattern, state({ kind: 'end' }));
}

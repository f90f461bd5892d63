import { spend, type Budget } from './pattern-budget';

/** A node of a pattern's syntax tree. */
export type PatternNode =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat';
      readonly item: PatternNode;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'group'; readonly item: PatternNode; readonly index: number }
  | { readonly kind: 'again'; readonly index: number }
  | { readonly kind: 'look'; readonly item: PatternNode; readonly wanted: boolean }
  | { readonly kind: 'place'; readonly holds: (text: string, at: number) => boolean };

/** Thrown for syntax the matcher does not support; `safePattern` turns it into a code. */
class UnknownSyntax extends Error {}

const group = /\((?:\?(?::|=|!|<(?![=!])[^>]*>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const backReference = /\\([1-9]\d*)/y;
const single =
  /\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|p\{[^}]*\}|0(?!\d)|[^\dckpux])|[^\\]/iy;

/**
 * Syntax that .NET reads differently from JavaScript: escapes of further letters, and class
 * subtraction.
 */
const readOtherwise = [
  /^(?:[^\\]|\\[^a-z]|\\[bcdfnprstuvwx])*\\(?![bcdfnprstuvwx])[a-z]/i,
  /^\[[\s\S]*-\[/,
];

/** The maximum nesting of groups. */
const maxDepth = 40;

const word = (char: string | undefined) => char !== undefined && /\w/.test(char);
const boundary = (text: string, at: number) => word(text[at - 1]) !== word(text[at]);

const places: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_text, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': boundary,
  '\\B': (text, at) => !boundary(text, at),
};

const simpleBounds: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

/** A parsed pattern, and the groups that it refers back to. */
export type ReadPattern = {
  readonly pattern: PatternNode;
  readonly referred: ReadonlySet<number>;
};

/**
 * Parses a pattern that JavaScript's own parser has accepted. Single characters, classes and
 * escapes are tested with `RegExp`, so that they mean the same as there.
 *
 * Not supported, and so checked by the server only: syntax that .NET reads differently, and
 * references to groups inside a repetition or look-ahead.
 *
 * @throws UnknownSyntax, OutOfSteps
 */
export function readPattern(source: string, flags: string, budget: Budget): ReadPattern {
  let at = 0;
  let depth = 0;
  let groups = 0;
  const closed = new Set<number>();
  const referred = new Set<number>();

  const take = (expression: RegExp) => {
    expression.lastIndex = at;
    const found = expression.exec(source);
    if (found) at = expression.lastIndex;
    return found;
  };

  const choice = (): PatternNode => {
    const options: PatternNode[] = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return { kind: 'choice', options };
  };

  const sequence = (): PatternNode => {
    const items: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated());
    return { kind: 'sequence', items };
  };

  const repeated = (): PatternNode => {
    spend(budget);
    const before = groups;
    const item = atom();
    const found = take(quantifier);
    if (!found) return item;
    // A repeated group captures a different text in each iteration.
    if ([...referred].some((index) => index > before)) throw new UnknownSyntax(found[0]);
    forget(before);
    const [, sign, least = '', comma, most = ''] = found;
    const bounds = simpleBounds[sign ?? ''];
    const [min, max] = bounds ?? [Number(least), upperBound(least, comma, most)];
    return { kind: 'repeat', item, min, max };
  };

  const atom = (): PatternNode => {
    const opened = take(group);
    if (opened) return bracketed(opened[0]);
    const again = take(backReference);
    if (again) return reference(Number(again[1]));
    const [found] = take(single) ?? [];
    if (found === undefined || readOtherwise.some((one) => one.test(found))) {
      throw new UnknownSyntax(source.slice(at));
    }
    const holds = places[found];
    if (holds) return { kind: 'place', holds };
    return { kind: 'char', accepts: singleCharacter(found, flags) };
  };

  const bracketed = (opening: string): PatternNode => {
    depth += 1;
    if (source[at] === '?' || depth > maxDepth) throw new UnknownSyntax(source.slice(at));
    const before = groups;
    const captures = opening === '(' || opening.endsWith('>');
    if (captures) groups += 1;
    const item = choice();
    at += 1;
    depth -= 1;
    if (captures) {
      closed.add(before + 1);
      return { kind: 'group', item, index: before + 1 };
    }
    if (opening === '(?:') return item;
    // Groups captured in a look-ahead cannot be referred to outside of it.
    forget(before);
    return { kind: 'look', item, wanted: opening === '(?=' };
  };

  /** From here on, references to the groups opened since are rejected. */
  const forget = (before: number) => {
    for (let inside = before + 1; inside <= groups; inside += 1) closed.delete(inside);
  };

  const reference = (index: number): PatternNode => {
    if (!closed.has(index)) throw new UnknownSyntax(`\\${index}`);
    referred.add(index);
    return { kind: 'again', index };
  };

  return { pattern: choice(), referred };
}

function upperBound(least: string, comma: string | undefined, most: string): number {
  if (comma === undefined) return Number(least);
  return most === '' ? Infinity : Number(most);
}

function singleCharacter(atom: string, flags: string): (char: string) => boolean {
  const expression = new RegExp(`^(?:${atom})$`, flags);
  const known = new Map<string, boolean>();
  return (char) => {
    const before = known.get(char);
    if (before !== undefined) return before;
    const accepts = expression.test(char);
    known.set(char, accepts);
    return accepts;
  };
}

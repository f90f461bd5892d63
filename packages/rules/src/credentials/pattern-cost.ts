/** What matching a part of a pattern can take, in steps of a matcher that backtracks. */
type Cost = {
  /** Steps of one attempt, with all that it tries again. */
  readonly work: number;
  /** In how many ways it can match: what follows is tried once for each. */
  readonly ways: number;
};

/** What is read of a pattern, and where the next part begins. */
type Reader = {
  readonly source: string;
  readonly longest: number;
  at: number;
  /** How many groups that keep their text have begun, and which have ended. */
  groups: number;
  readonly ended: Set<number>;
  repeatsGroup: boolean;
  refersBack: boolean;
  /** It refers to a group that has not ended. */
  refersAhead: boolean;
};

const group = /\((?:\?(?::|<?[=!]|<[^>]*>))?/y;
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const single =
  /\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|p\{[^}]*\}|[1-9]\d*|0(?!\d)|[^\dckpux])|[^\\]/iy;

/** A comparison with what a group has matched. */
const backReference: Cost = { work: 32, ways: 1 };
const oneCharacter: Cost = { work: 1, ways: 1 };
const endless: Cost = { work: Infinity, ways: Infinity };

/**
 * How many steps a pattern can take on a text of `longest` characters, at most. Alternatives add up,
 * what follows one another multiplies, so that nested repetitions soon reach infinity.
 *
 * @param source a pattern that JavaScript accepts
 * @returns undefined where it has syntax that .NET reads in another way
 */
export function patternCost(source: string, longest: number): number | undefined {
  const reader: Reader = {
    source,
    longest,
    at: 0,
    groups: 0,
    ended: new Set(),
    repeatsGroup: false,
    refersBack: false,
    refersAhead: false,
  };
  const { work } = choice(reader);
  const starts = /^\^[^|]*$/.test(source) ? 1 : longest + 1;
  return isReadOtherwise(reader) ? undefined : starts * work;
}

/** Escapes of further letters, and class subtraction. */
const otherSyntax = [
  /^(?:[^\\]|\\[^a-z]|\\[bcdfnprstuvwx])*\\(?![bcdfnprstuvwx])[a-z]/i,
  /\[[^\]]*-\[/,
];

/** In .NET a group that is repeated keeps its last text, and one that has not ended matches nothing. */
function isReadOtherwise(reader: Reader): boolean {
  const { source, at, refersAhead, refersBack, repeatsGroup } = reader;
  return (
    at < source.length ||
    refersAhead ||
    (refersBack && repeatsGroup) ||
    otherSyntax.some((syntax) => syntax.test(source))
  );
}

function take(reader: Reader, expression: RegExp): RegExpExecArray | undefined {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source);
  if (found) reader.at = expression.lastIndex;
  return found ?? undefined;
}

function choice(reader: Reader): Cost {
  let { work, ways } = sequence(reader);
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    const other = sequence(reader);
    work += other.work;
    ways += other.ways;
  }
  return { work, ways };
}

function sequence(reader: Reader): Cost {
  let work = 1;
  let ways = 1;
  for (let part = repeated(reader); part; part = repeated(reader)) {
    work += ways * part.work;
    ways *= part.ways;
  }
  return { work, ways };
}

function repeated(reader: Reader): Cost | undefined {
  const isGroup = reader.source.charAt(reader.at) === '(';
  const item = atom(reader);
  const found = item && take(reader, quantifier);
  if (!found) return item;
  reader.repeatsGroup ||= isGroup;
  return times(item, boundsOf(found, reader.longest));
}

/** A part that is matched between `min` and `max` times. */
function times({ work, ways }: Cost, [min, max]: readonly [min: number, max: number]): Cost {
  if (ways === 1) return { work: 1 + max * work, ways: max - min + 1 };
  /** The sum of the powers of `ways` below an exponent. */
  const powers = (below: number) => (ways ** below - 1) / (ways - 1);
  const all = powers(max + 1);
  if (ways === Infinity || all === Infinity) return endless;
  return { work: 1 + all * work, ways: all - powers(min) };
}

function boundsOf(
  [, sign, least = '', comma, most = '']: RegExpExecArray,
  longest: number,
): readonly [min: number, max: number] {
  if (sign === '?') return [0, 1];
  if (sign !== undefined) return [sign === '+' ? 1 : 0, longest];
  const min = Number(least);
  if (comma === undefined) return [min, min];
  return [min, most === '' ? Math.max(min, longest) : Number(most)];
}

/** Undefined at the end of a sequence. */
function atom(reader: Reader): Cost | undefined {
  const opened = take(reader, group)?.[0];
  if (opened !== undefined) return grouped(reader, opened);
  if (/[|)]/.test(reader.source.charAt(reader.at))) return undefined;
  const found = take(reader, single)?.[0];
  if (found === undefined) return undefined;
  const referred = Number(/^\\([1-9]\d*)/.exec(found)?.[1]);
  if (Number.isNaN(referred)) return oneCharacter;
  reader.refersBack = true;
  reader.refersAhead ||= !reader.ended.has(referred);
  return backReference;
}

function grouped(reader: Reader, opened: string): Cost {
  const isLook = /[=!]$/.test(opened);
  const keepsText = opened === '(' || opened.endsWith('>');
  if (keepsText) reader.groups += 1;
  const index = reader.groups;
  const inner = choice(reader);
  reader.at += 1;
  if (keepsText) reader.ended.add(index);
  // What a look-around has matched is not tried again.
  return isLook ? { work: inner.work, ways: 1 } : inner;
}

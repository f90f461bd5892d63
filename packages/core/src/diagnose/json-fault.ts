import { fromJson } from '@portico/rules';

/** Where a text stops being JSON, for the console. */
export type JsonFault = { readonly line: string; readonly column: string; readonly text: string };

/** One token, or a bracket or sign between tokens. */
const token =
  /\s*("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|[[\]{},:])/iy;

/** Where a text stops being JSON; undefined if it is JSON. The same in every browser. */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    fromJson(text);
    return undefined;
  } catch {
    return placeIn(text, faultIndex(text));
  }
}

function placeIn(text: string, index: number): JsonFault {
  const before = text.slice(0, index).split('\n');
  return {
    line: String(before.length),
    column: String((before.at(-1)?.length ?? 0) + 1),
    text: text.slice(index, index + 12) || 'the end',
  };
}

/** The first token that cannot follow those before it. */
function faultIndex(text: string): number {
  const open: string[] = [];
  let wanted: 'value' | 'name' | 'colon' | 'more' = 'value';
  let canClose = false;
  const start = (from: number) => from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const word = token.exec(text)?.[1];
    const begin = start(at);
    if (word === undefined) return begin;
    const isClosing = word === '}' || word === ']';
    if (isClosing) {
      if (!(wanted === 'more' || canClose) || open.pop() !== (word === '}' ? '{' : '['))
        return begin;
      wanted = 'more';
    } else if (wanted === 'more') {
      if (word !== ',' || open.length === 0) return begin;
      wanted = open.at(-1) === '{' ? 'name' : 'value';
    } else if (wanted === 'colon') {
      if (word !== ':') return begin;
      wanted = 'value';
    } else if (wanted === 'name') {
      if (!word.startsWith('"')) return begin;
      wanted = 'colon';
    } else {
      if (word === ',' || word === ':') return begin;
      if (word === '{' || word === '[') open.push(word);
      wanted = word === '{' ? 'name' : word === '[' ? 'value' : 'more';
    }
    canClose = word === '{' || word === '[';
    at = token.lastIndex;
  }
}

/** Whether a name is there twice, in any letter case: readers would disagree on which one counts. */
export function isRepeated(names: Iterable<string>): boolean {
  const seen = new Set<string>();
  for (const name of names) {
    const read = name.toLowerCase();
    if (seen.has(read)) return true;
    seen.add(read);
  }
  return false;
}

/** The strings of a JSON text, and the signs that say which of them are names. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/** Whether an object of a JSON text, at any depth, has a name twice. @param json valid */
export function repeatsName(json: string): boolean {
  /** The names of each open object; none of a list. */
  const open: (string[] | undefined)[] = [];
  let text = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(token === '{' ? [] : undefined);
    else if (token === ':') open.at(-1)?.push(String(JSON.parse(text)));
    else if (token === '}' || token === ']') {
      if (isRepeated(open.pop() ?? [])) return true;
    } else if (token !== ',') text = token;
  }
  return false;
}

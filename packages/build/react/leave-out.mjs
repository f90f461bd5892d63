/**
 * Prepares react-dom's client code for removing unused parts: it writes known constants into the
 * code, and the minifier then drops the unreachable code.
 */
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';

/**
 * @param {string} code  `react-dom-client.production.js`
 * @param {import('./unused.mjs').Unused} unused
 * @returns {{ text: MagicString, missing: string[] }} the new code, and the names it does not
 *   contain
 */
export function leaveOut(code, unused) {
  const text = new MagicString(code);
  const { constants, entries, functions, tags, version } = unused;
  const missing = new Set([constants, entries, Object.keys(functions), tags].flat());
  if (!code.includes(`exports.version = "${version}.`)) missing.add(`version ${version}`);
  // Children before their parent, so that no edit is made to removed text.
  const visit = (node, parameters) => {
    const known = [...parameters, ...(node.params ?? []).map(({ name }) => name)];
    for (const child of childrenOf(node)) visit(child, known);
    for (const name of rules[node.type]?.(node, unused, text, known) ?? []) missing.delete(name);
  };
  visit(parseAst(code), []);
  return { text, missing: [...missing].map(String) };
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string');
}

/** The edit for each type of node; returns the names it was applied to. */
const rules = {
  AssignmentExpression({ left, right, start }, { constants }, text, parameters) {
    if (!constants.includes(left.name) || parameters.includes(left.name)) return [];
    text.remove(start, right.start);
    return [left.name];
  },
  BinaryExpression({ left, operator, right, start, end }, { tags }, text) {
    if (!tags.includes(left.value) || !isTag(right) || !/^[!=]==$/.test(operator)) return [];
    text.overwrite(start, end, String(operator === '!=='));
    return [left.value];
  },
  FunctionDeclaration({ id, body }, { functions }, text) {
    if (!Object.hasOwn(functions, id.name)) return [];
    text.overwrite(body.start, body.end, `{ return ${functions[id.name]}; }`);
    return [id.name];
  },
  Property({ key, start, end }, { entries }, text) {
    if (!entries.includes(key.name)) return [];
    const [comma] = text.original.slice(end).match(/^\s*,|/);
    text.remove(start, end + comma.length);
    return [key.name];
  },
  SwitchStatement({ discriminant, cases }, { tags }, text) {
    if (!isTag(discriminant)) return [];
    const unreached = cases.filter(({ test }) => tags.includes(test?.value));
    for (const one of unreached) shut(one, cases[cases.indexOf(one) - 1], text);
    return unreached.map(({ test }) => test.value);
  },
};

/** The tag of a fiber; no other number is compared by that name. */
function isTag({ name, property }) {
  return (property?.name ?? name) === 'tag';
}

/** Statements after which a case does not fall through. */
const ends = /^(Break|Continue|Return|Throw)Statement$/;

/** If the case above falls through into it, only its label is removed. */
function shut({ consequent, start, end }, above, text) {
  const [first] = consequent;
  const isEntered = above !== undefined && !ends.test(above.consequent.at(-1)?.type);
  if (first === undefined || isEntered) text.remove(start, first?.start ?? end);
  else text.appendLeft(first.start, 'if (false) {').appendRight(end, '}');
}

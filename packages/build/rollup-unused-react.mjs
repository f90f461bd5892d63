/**
 * React's packages are CommonJS, of which a bundler keeps every export and all code it can reach.
 * This plugin removes what `react/unused.mjs` lists. The build fails if a listed name is imported,
 * or read from `React`, `ReactDOM` or `Scheduler` (other names of the packages are not detected),
 * and if React no longer matches the list.
 */
import MagicString from 'magic-string';
import { leaveOut } from './react/leave-out.mjs';
import { undrawn, unread, unusedOfClient } from './react/unused.mjs';

const program =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]cjs[\\/]([\w-]+)\.production\.js$/;

const names = Object.values(unread).flat().join('|');
const elements = undrawn.join('|');
const ways = [
  `\\b(?:React|ReactDOM|Scheduler)\\d*\\.(?:${names})\\b`,
  `\\bimport [^;]*\\b(?:${names})\\b[^;]* from ["'](?:react|react-dom|scheduler)["']`,
  `\\b(?:jsxs?|React\\d*\\.createElement)\\d*\\(\\s*["'](?:${elements})["']`,
];
const uses = new RegExp(ways.join('|'));
const usesInJsx = new RegExp([...ways, `<(?:${elements})(?=[\\s/>])`].join('|'));

/** @returns {import('rollup').Plugin} */
export function withoutUnusedReact() {
  return {
    name: 'portico-unused-react',
    transform(code, id) {
      const [, name, file] = id.match(program) ?? [];
      if (name === undefined) {
        const [use] = code.match(id.endsWith('x') ? usesInJsx : uses) ?? [];
        if (use) this.error(`${id} has ${use}: take it off the lists of react/unused.mjs.`);
        return null;
      }
      const { text, missing } =
        file === 'react-dom-client'
          ? leaveOut(code, unusedOfClient)
          : { text: new MagicString(code), missing: [] };
      if (missing.length > 0) {
        this.error(`${id} has no ${missing.join(', ')}: React has changed, see react/unused.mjs.`);
      }
      for (const { type, expression, start, end } of this.parse(code).body) {
        if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') continue;
        const { object, property } = expression.left;
        if (object?.name === 'exports' && unread[name].includes(property.name)) {
          text.remove(start, end);
        }
      }
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

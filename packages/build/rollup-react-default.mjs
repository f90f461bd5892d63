/**
 * Libraries import React as a namespace. React is CommonJS: rollup would add a helper to every page
 * to create the namespace. The default export has all that the libraries read.
 */
import MagicString from 'magic-string';

const namespace = /import \* as (\w+) from (?=["']react(?:-dom)?["'])/g;

/** @returns {import('rollup').Plugin} */
export function reactByDefault() {
  return {
    name: 'portico-react-default',
    transform(code, id) {
      if (!id.includes('node_modules') || code.search(namespace) < 0) return null;
      const text = new MagicString(code).replace(namespace, 'import $1 from ');
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

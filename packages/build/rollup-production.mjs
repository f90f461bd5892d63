import MagicString from 'magic-string';

const condition = 'process.env.NODE_ENV';
/** How React's packages choose between their two programs. */
const choice = /module\.exports = require\('\.\/cjs\/[\w.-]+\.production\.js'\);/;

/**
 * Browsers have no `process`; what stands behind the condition is dropped as dead code. What is required
 * under a condition would be bundled as one large function, compiled on the page's own thread when it is
 * called; required outright it is compiled beside that thread, while it comes in.
 *
 * @returns {import('rollup').Plugin}
 */
export function production() {
  return {
    name: 'portico-production',
    transform(code) {
      if (!code.includes(condition)) return null;
      const [outright] = code.match(choice) ?? [];
      if (outright) return { code: outright, map: null };
      const text = new MagicString(code).replaceAll(condition, '"production"');
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

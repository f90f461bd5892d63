import MagicString from 'magic-string';

const condition = 'process.env.NODE_ENV';
/** How React's packages choose between production and development. */
const choice = /module\.exports = require\('\.\/cjs\/[\w.-]+\.production\.js'\);/;

/**
 * Browsers have no `process`; code behind the condition is dropped as dead code. A conditional
 * `require` would be bundled as one large function, compiled on the main thread when it is called;
 * an unconditional one is compiled off the main thread while it loads.
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

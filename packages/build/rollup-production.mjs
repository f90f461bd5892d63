import MagicString from 'magic-string';

const condition = 'process.env.NODE_ENV';

/** Browsers have no `process`; what stands behind the condition is dropped as dead code. */
export function production() {
  return {
    name: 'portico-production',
    transform(code) {
      if (!code.includes(condition)) return null;
      const text = new MagicString(code).replaceAll(condition, '"production"');
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

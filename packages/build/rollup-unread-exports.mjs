/**
 * React's packages are CommonJS, of which a bundler keeps every export. Those named here nobody reads:
 * neither Portico nor a library it uses. The build stops where one is imported by its name, or read of
 * `React`, `ReactDOM` or `Scheduler`; a package read under another name it does not see.
 */
import MagicString from 'magic-string';

const program = /node_modules[\\/](react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/;

/** By the package that exports them. */
const unread = {
  react: [
    'addTransitionType',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDeferredValue',
    'useEffectEvent',
    'useOptimistic',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  scheduler: [
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

const names = Object.values(unread).flat().join('|');
const reads = new RegExp(
  `\\b(?:React|ReactDOM|Scheduler)\\.(?:${names})\\b` +
    `|\\bimport [^;]*\\b(?:${names})\\b[^;]* from ["'](?:react|react-dom|scheduler)["']`,
);

/** @returns {import('rollup').Plugin} */
export function withoutUnreadExports() {
  return {
    name: 'portico-unread-exports',
    transform(code, id) {
      const [read] = code.match(reads) ?? [];
      if (read)
        this.error(`${id} reads ${read}: take it off the list of rollup-unread-exports.mjs.`);
      const [, name] = id.match(program) ?? [];
      if (name === undefined) return null;
      const text = new MagicString(code);
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

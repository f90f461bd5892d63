/**
 * Lets a file that failed be asked for under another address (`addressSuffix` of the contract):
 * `() => import("./later-x.js")` becomes `(again = "") => import("./later-x.js" + again)`.
 *
 * Only for a file that one file imports on demand and no file imports at once: under two addresses
 * it would be two modules, and its state would exist twice. What it imports keeps its address. The
 * calls have no state, and no screen works without them.
 */
import MagicString from 'magic-string';
import { callsFile } from './page-protocol.mjs';

/** An arrow function that only imports a file, or with it what that imports. */
const imports = /\(\) => (\[?import\("\.\/)([^"]+)"\)/g;

/** @returns {import('rollup').Plugin} */
export function otherAddresses() {
  return {
    name: 'portico-other-addresses',
    renderChunk(code, _chunk, _options, { chunks }) {
      const text = new MagicString(code);
      text.replaceAll(imports, (all, before, file) =>
        code.split(`("./${file}"`).length === 2 && mayHaveTwo(file, Object.values(chunks))
          ? `(again = "") => ${before}${file}" + again)`
          : all,
      );
      return text.hasChanged()
        ? { code: text.toString(), map: text.generateMap({ hires: true }) }
        : null;
    },
  };
}

/** Whether it may be two modules. */
function mayHaveTwo(file, chunks) {
  if (file === callsFile) return true;
  const onDemand = chunks.filter(({ dynamicImports }) => dynamicImports.includes(file));
  return onDemand.length === 1 && !chunks.some(({ imports }) => imports.includes(file));
}

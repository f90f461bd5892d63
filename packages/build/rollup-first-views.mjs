/**
 * Requests the files that a first view imports with it, not after it: a borrower waits for the view
 * (`*.first.view.tsx`) as soon as its tag is shown.
 */
import MagicString from 'magic-string';
import { closure } from './chunk-rules.mjs';

const firstView = /import\("\.\/(later-[^"]+\.first\.view\.js)"\)/g;

/** @returns {import('rollup').Plugin} */
export function firstViewImports() {
  return {
    name: 'portico-first-views',
    renderChunk(code, { fileName }, _options, { chunks }) {
      const all = new Map(Object.entries(chunks));
      const present = closure(fileName, all);
      const text = new MagicString(code);
      text.replaceAll(firstView, (request, view) => {
        const further = [...closure(view, all)].filter(
          (file) => file !== view && !present.has(file),
        );
        return withFiles(request, further);
      });
      return text.hasChanged()
        ? { code: text.toString(), map: text.generateMap({ hires: true }) }
        : null;
    },
  };
}

/** The view first, which is the largest; its own request reports a failure. */
function withFiles(request, files) {
  if (files.length === 0) return request;
  const requests = files.map((file) => `import("./${file}").catch(() => undefined)`);
  return `[${[request, ...requests].join(', ')}][0]`;
}

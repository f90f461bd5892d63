import nodeResolve from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { describe, expect, it } from 'vitest';
import { transpile } from '../../packages/build/rollup-transpile.mjs';
import { allCalls } from '@portico/contract/openapi';

/** What a bundler leaves of the contract for an app that imports these names. */
async function bundled(...names: readonly string[]): Promise<string> {
  const entry = 'app';
  const bundle = await rollup({
    input: entry,
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? `export { ${names.join(', ')} } from '@portico/contract';` : null,
      },
      nodeResolve({ extensions: ['.ts', '.js'], exportConditions: ['@portico/source', 'import'] }),
      transpile(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  return output[0].code;
}

describe('an app that imports one call', () => {
  it.each(['accountList', 'submitImmediateBank', 'updateProfile'])(
    'gets %s without the other calls of its subject, and no documentation',
    async (name) => {
      const code = await bundled(name);
      expect(
        allCalls.filter(({ path }) => code.includes(`"${path}"`)).map((one) => one.name),
      ).toEqual([name]);
      expect(allCalls.filter(({ summary }) => code.includes(summary))).toEqual([]);
      expect(code).not.toContain('Maya Whitfield');
      expect(code).not.toMatch(/\bmeanings\b|\bexample\b/);
    },
  );
});

it('an app that esbuild bundles gets no documentation, whatever it imports', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${allCalls.map(({ name }) => name).join(', ')} } from '@portico/contract';`,
      resolveDir: import.meta.dirname,
    },
    ...{ bundle: true, write: false, format: 'esm', conditions: ['@portico/source'] },
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const sentences = allCalls.flatMap(({ summary, meanings }) => [
    summary,
    ...Object.values(meanings),
  ]);
  expect(sentences.filter((sentence) => code.includes(JSON.stringify(sentence)))).toEqual([]);
  expect(code).not.toContain('Maya Whitfield');
});

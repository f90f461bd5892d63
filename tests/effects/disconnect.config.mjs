import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** The reads of settings that are replaced by the setting's default: `disconnect.mjs` chooses them. */
const reads = JSON.parse(process.env.PORTICO_DISCONNECT ?? '[]').map((one) => ({
  ...one,
  path: fileURLToPath(new URL(`../../${one.file}`, import.meta.url)),
}));

const disconnects = {
  name: 'disconnects-reads',
  enforce: 'pre',
  transform(code, id) {
    return reads
      .filter(({ path }) => id.split('?')[0] === path)
      .sort((a, b) => b.at - a.at)
      .reduce((text, { file, at, read, instead }) => {
        if (!text.startsWith(read, at)) throw new Error(`${file} has changed: it has no ${read}`);
        return `${text.slice(0, at)}${instead}${text.slice(at + read.length)}`;
      }, code);
  },
};

export default mergeConfig(base, {
  plugins: [disconnects],
  test: { retry: 0, reporters: ['default'] },
});

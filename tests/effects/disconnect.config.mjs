import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** The read of a setting that is replaced by the setting's default: `disconnect.mjs` chooses it. */
const { file, at, read, instead } = JSON.parse(process.env.PORTICO_DISCONNECT ?? '{}');
const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));

const disconnects = {
  name: 'disconnects-one-read',
  enforce: 'pre',
  transform(code, id) {
    if (id.split('?')[0] !== path) return undefined;
    if (!code.startsWith(read, at)) throw new Error(`${file} has changed: it has no ${read}`);
    return `${code.slice(0, at)}${instead}${code.slice(at + read.length)}`;
  },
};

export default mergeConfig(base, {
  plugins: [disconnects],
  test: { retry: 0, reporters: ['default'] },
});

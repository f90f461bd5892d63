/** Minifies what `rollup-minify.mjs` sends: Terser takes half of the build's time, on one processor. */
import { parentPort } from 'node:worker_threads';
import { minifyCode } from './minify-code.mjs';

parentPort.on('message', async ({ job, code, preamble }) => {
  try {
    parentPort.postMessage({ job, result: await minifyCode(code, {}, preamble) });
  } catch (error) {
    parentPort.postMessage({ job, problem: error });
  }
});

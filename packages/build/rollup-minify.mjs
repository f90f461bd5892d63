import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isQuick } from './freshness.mjs';
import { minifyCode } from './minify-code.mjs';

/**
 * V8's compile hint, for the file whose functions every page calls: they are compiled while it is
 * received, not one by one when first called.
 */
const compileAll = '//# allFunctionsCalledOnLoad';

/**
 * Minifies every chunk, on every processor at a time.
 *
 * @returns {import('rollup').Plugin}
 */
export function minify() {
  const preambleOf = ({ name }) => (name === 'runtime' ? compileAll : null);
  if (isQuick) {
    const renderChunk = (code, chunk) => minifyCode(code, {}, preambleOf(chunk));
    return { name: 'portico-minify', renderChunk };
  }
  /** @type {ReturnType<typeof startWorkers> | undefined} */
  let workers;
  const stop = () => workers?.stop();
  return {
    name: 'portico-minify',
    renderStart() {
      workers = startWorkers(availableParallelism());
    },
    renderChunk: (code, chunk) => workers.minify(code, preambleOf(chunk)),
    generateBundle: stop,
    renderError: stop,
  };
}

/** @param {number} count */
function startWorkers(count) {
  /** @type {Map<number, { resolve: (result: object) => void, reject: (error: unknown) => void }>} */
  const jobs = new Map();
  let last = 0;
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('minify-worker.mjs', import.meta.url));
    worker.on('message', ({ job, result, problem }) => {
      const { resolve, reject } = jobs.get(job);
      jobs.delete(job);
      if (problem === undefined) resolve(result);
      else reject(problem);
    });
    worker.on('error', (error) => {
      for (const { reject } of jobs.values()) reject(error);
    });
    return worker;
  });
  return {
    /** @returns {Promise<{ code: string, map: string }>} */
    minify: (code, preamble) =>
      new Promise((resolve, reject) => {
        const job = (last += 1);
        jobs.set(job, { resolve, reject });
        workers[job % count].postMessage({ job, code, preamble });
      }),
    stop: () => Promise.all(workers.map((worker) => worker.terminate())).then(() => undefined),
  };
}

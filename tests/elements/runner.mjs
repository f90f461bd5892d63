/** Runs the suite in one engine with @web/test-runner. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { startTestRunner } from '@web/test-runner';
import { junitReporter } from '@web/test-runner-junit-reporter';
import { cdnName, isReact, reportPrefix } from '../../packages/build/runtime/runtime.mjs';
import { memoryCommand } from './server/memory-command.mjs';
import { suiteMiddleware } from './server/middleware.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = join(root, 'tests/elements/suite');

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {import('./prepare.mjs').Suite} suite
 * @param {readonly string[]} names  of files; none for all
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSuite(engine, suite, names) {
  console.log(`elements of dist/${cdnName} in ${engine.name}`);
  const { launcher, stop } = await engine.start();
  try {
    const runner = await startTestRunner({
      config: configuration(engine, launcher, suite, names),
      readCliArgs: false,
      readFileConfig: false,
      autoExitProcess: false,
    });
    if (runner === undefined) return false;
    return await new Promise((resolve) => runner.on('stopped', resolve));
  } finally {
    stop();
  }
}

/**
 * Both builds have the same sources, so these run once. Texts are sanitised by the browser or by
 * DOMPurify, whatever the runtime; memory takes two minutes.
 */
const onceForBothBuilds = ['memory.test.js', 'rich-text.test.js', 'server-texts.test.js'];

/** The files of the suite that do not run. @param {import('./engines.mjs').Engine} engine */
function leftOut({ without }) {
  return isReact ? [...without, ...onceForBothBuilds] : without;
}

function configuration(engine, launcher, suite, names) {
  const chosen = names.length === 0 ? ['*'] : names;
  return {
    rootDir: root,
    files: [
      ...chosen.map((name) => join(files, `${name}.test.js`)),
      ...leftOut(engine).map((name) => `!${join(files, name)}`),
    ],
    nodeResolve: true,
    browsers: [launcher],
    // Tabs share localStorage and BroadcastChannel: one page at a time.
    concurrency: 1,
    middleware: [suiteMiddleware(suite)],
    plugins: [memoryCommand],
    // Of one file, on a busy machine.
    testsFinishTimeout: 900_000,
    testFramework: { config: { ui: 'bdd', timeout: 20_000 } },
    reporters: [
      process.env['CI'] === undefined && process.stdout.isTTY
        ? defaultReporter()
        : summaryReporter(),
      junitReporter({
        outputPath: join(root, `reports/junit/${reportPrefix}elements-${engine.name}.xml`),
      }),
    ],
  };
}

/** Runs the suite in one engine with @web/test-runner. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { startTestRunner } from '@web/test-runner';
import { junitReporter } from '@web/test-runner-junit-reporter';
import { freePort } from './free-port.mjs';
import { cdnName, isReact, reportPrefix } from '../../packages/build/runtime/runtime.mjs';
import { memoryCommand } from './server/memory-command.mjs';
import { suiteMiddleware } from './server/middleware.mjs';
import { retries } from '../setup/retries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = join(root, 'tests/elements/suite');

/** The names of the files of the suite. */
export const suiteFiles = readdirSync(files).filter((name) => name.endsWith('.test.js'));

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {import('./prepare.mjs').Suite} suite
 * @param {readonly string[]} wanted  of `suiteFiles`, those to run
 * @param {readonly string[]} chosen  what the report's name adds to the engine's
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runSuite(engine, suite, wanted, chosen) {
  console.log(`elements of dist/${cdnName} in ${engine.name}`);
  const { launcher, stop } = await engine.start();
  try {
    const runner = await startTestRunner({
      config: {
        ...configuration(launcher, suite, filesIn(engine, wanted), [engine.name, ...chosen]),
        port: await freePort(),
      },
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
 * Both builds have the same sources: what does not depend on React or preact runs for one of them.
 * Hashes are checked and texts sanitised by the browser or by DOMPurify; files are asked for again by
 * the loader and core, whose the session is. Storybook has React in either case.
 */
const onceForBothBuilds = [
  'dialogs.test.js',
  'failing-files.test.js',
  'integrity.test.js',
  'markup-detector.test.js',
  'memory.test.js',
  'rich-text.test.js',
  'server-texts.test.js',
  'sharing.test.js',
];

/** Those of the files that run in an engine. */
function filesIn({ without }, wanted) {
  const leftOut = isReact ? [...without, ...onceForBothBuilds] : without;
  return wanted.filter((name) => !leftOut.includes(name)).map((name) => join(files, name));
}

function configuration(launcher, suite, wanted, names) {
  return {
    rootDir: root,
    files: wanted,
    nodeResolve: true,
    browsers: [launcher],
    // Tabs share localStorage and BroadcastChannel: one page at a time.
    concurrency: 1,
    middleware: [suiteMiddleware(suite)],
    plugins: [memoryCommand],
    // Of one file, on a busy machine.
    testsFinishTimeout: 900_000,
    testFramework: { config: { ui: 'bdd', timeout: 60_000, retries } },
    reporters: [
      process.env['CI'] === undefined && process.stdout.isTTY
        ? defaultReporter()
        : summaryReporter(),
      junitReporter({
        outputPath: join(root, `reports/junit/${reportPrefix}elements-${names.join('-')}.xml`),
      }),
    ],
  };
}

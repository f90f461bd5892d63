#!/usr/bin/env node
/**
 * `npm test [-- step…]`, `npm run test:all`: sets up a bare machine and runs the main steps of
 * `steps.mjs`, the named or all. Continues after a failing step, so that one run reports every
 * failure. Ends with every failed test and `N passed, N failed`, from the JUnit reports in
 * `reports/junit/`; a step that fails without naming a test counts as 1.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { count, readReports, writeReport } from './junit/junit.mjs';
import {
  SetupError,
  duration,
  ensureBrowser,
  ensureDependencies,
  ensureEngines,
  ensureNode,
  say,
} from './setup/index.mjs';
import { root } from './setup/run-command.mjs';
import { runGroup } from './setup/run-group.mjs';
import { allCores, chooseSteps, isStep, nextStep, steps } from './steps.mjs';

/** Far more than any step needs; stops a step that hangs, so that the others still run. */
const stepLimit = 60 * 60_000;
const reports = join(root, 'reports', 'junit');
/** Tests and builds make many objects that live shortly: a larger young generation collects them less often. */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();
const otherEngines = ['elements-firefox', 'elements-webkit'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !isStep(name));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** @type {{ name: string, seconds: number, counted?: boolean, problem?: string }[]} */
const results = [];
const began = Date.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (await perform('setup', setUp)) {
  const chosen = chooseSteps(wanted);
  const hasEveryEngine = chosen.some(({ name }) => otherEngines.includes(name));
  if (hasEveryEngine && process.env['CI'] === 'true') await perform('engines', ensureEngines);
  await performAll(chosen);
}
finish();

/**
 * Performs steps, as many at a time as processors allow; what a step prints beside others is kept
 * until its end.
 *
 * @param {readonly import('./steps.mjs').Step[]} chosen
 */
async function performAll(chosen) {
  const waiting = [...chosen];
  /** @type {Map<import('./steps.mjs').Step, Promise<void>>} */
  const running = new Map();
  for (;;) {
    const next = nextStep(waiting, [...running.keys()]);
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      const isBeside = chosen.length > 1 && next.cores < allCores;
      const performed = performStep(next, isBeside).then(() => running.delete(next));
      running.set(next, performed);
    } else if (running.size > 0) await Promise.race(running.values());
    else return;
  }
}

async function performStep({ name, run, env, report, needs = [] }, keepsOutput) {
  const missing = needs.filter((need) =>
    results.some((result) => result.name === need && result.problem !== undefined),
  );
  if (missing.length > 0)
    results.push({ name, seconds: 0, problem: `not tried: ${missing.join()} failed` });
  else await perform(name, () => runStep(run, env, keepsOutput), report, keepsOutput);
}

async function setUp() {
  ensureNode();
  await ensureDependencies();
  await ensureBrowser();
}

/**
 * @param {readonly string[]} run  arguments of `npm run`
 * @param {Record<string, string>} [env]  additional environment variables
 * @param {boolean} [keepsOutput]  prints everything at the end
 */
async function runStep(run, env, keepsOutput) {
  const { code, isTooSlow } = await runGroup(npm, ['run', '--silent', ...run], {
    env: { ...process.env, NODE_OPTIONS: nodeOptions, ...env },
    keepsOutput,
    limit: stepLimit,
  });
  if (isTooSlow) say(`stopped after ${duration(stepLimit)}`);
  if (code !== 0) throw new SetupError(`npm run ${run.join(' ')} ended with ${code}`);
}

/**
 * Runs a step, measures its time and records its result.
 *
 * @param {string} name
 * @param {() => Promise<void>} work
 * @param {string} [report]  name of its own report, which already counts its tests
 * @param {boolean} [beside]  runs beside another step
 * @returns {Promise<boolean>} whether it succeeded
 */
async function perform(name, work, report, beside = false) {
  const started = Date.now();
  say(`\n── ${beside ? `${name}, started` : name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  let problem;
  try {
    await work();
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
    say(error instanceof SetupError ? problem : String(error?.stack ?? error));
  }
  const seconds = (Date.now() - started) / 1000;
  if (beside) say(`── ${name}, ended after ${duration(seconds * 1000)}`);
  const counted = report !== undefined && speaksFor(report, problem);
  results.push({ name, seconds, counted, ...(problem === undefined ? {} : { problem }) });
  return problem === undefined;
}

/** Whether a step's own report shows its result: a passed test or, if the step failed, a failed one. */
function speaksFor(report, problem) {
  const { passed, failed } = count(readReports(reports, (file) => file === `${report}.xml`));
  return problem === undefined ? passed > 0 : failed > 0;
}

function finish() {
  writeReport(
    join(reports, 'steps.xml'),
    'npm test',
    results.filter(({ counted }) => !counted),
  );
  say('');
  for (const { name, seconds, problem } of results) {
    const time = duration(seconds * 1000).padStart(12);
    say(`${name.padEnd(18)}${time}${problem === undefined ? '' : '   failed'}`);
  }
  say(`${'together'.padEnd(18)}${duration(Date.now() - began).padStart(12)}\n`);
  const cases = readReports(reports);
  for (const { title, outcome, problem } of cases) {
    if (outcome === 'failed') say(`failed: ${title}\n        ${problem}`);
  }
  const { passed, failed } = count(cases);
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && results.every(({ problem }) => problem === undefined) ? 0 : 1;
}

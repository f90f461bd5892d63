#!/usr/bin/env node
/**
 * `npm run postgres [-- file…]`: the tests of the reference API once more, over PostgreSQL, where it
 * is installed: a server of their own is started for them. Without files, some runs of the soak too.
 */
import { canUseApt, installPackages } from '../setup/packages.mjs';
import { say } from '../setup/index.mjs';
import { root, runCommand } from '../setup/run-command.mjs';
import { postgresPrograms, startPostgres } from './cluster.mjs';

const packages = ['postgresql'];
const isRequired = process.env['CI'] === 'true';

if (!postgresPrograms() && isRequired && canUseApt()) await installPackages(packages);
if (!postgresPrograms()) {
  say(`postgres: skipped, because PostgreSQL is not installed (${packages.join(', ')}).`);
  process.exit(isRequired ? 1 : 0);
}
const server = await startPostgres();
const words = process.argv.slice(2);
const files = words.length > 0 ? words : ['demo-host/api', 'tests/conformance', 'tests/postgres'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
// The same runs each time, as in the step of the soak.
const soak = ['tests/soak/soak.mjs', '--postgres', '--runs', '6', '--seed', '913815'];
const report = '--outputFile.junit=reports/junit/postgres.xml';
try {
  const { code } = await runCommand(
    process.execPath,
    [...vitest, '--project=node', '--project=service', report, ...files],
    { cwd: root, env: { PORTICO_POSTGRES: server.url } },
  );
  const isWhole = words.length === 0;
  const soaked = isWhole ? await runCommand(process.execPath, soak, { cwd: root }) : undefined;
  process.exitCode = code || soaked?.code;
} finally {
  server.stop();
}

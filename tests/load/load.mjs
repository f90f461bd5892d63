#!/usr/bin/env node
/**
 * `npm run load [-- --seconds 600 --rate 200 --postgres --processes 2 --kill 60 --json]`: the
 * reference API in processes of its own takes 200 requests a second, two sign-ins and ten payments
 * among them; with `--kill`, one of the processes is killed and started again so often in seconds.
 * Fails on any error, on a ledger that does not balance or has another payment than was accepted, and
 * on a 95th percentile that is too late.
 */
import { readOptions } from '../setup/options.mjs';
import { faultsOf } from './figures.mjs';
import { measure } from './measure.mjs';

const { json, ...options } = readOptions({
  ...{ seconds: 600, rate: 200, postgres: false, processes: 1, kill: 0, json: false },
});
const result = await measure(options);
const { requests, errors, times, payments, worked, killed, repeated, lookedUp } = result;
const faults = faultsOf(result);
if (json) console.log(JSON.stringify(result));
else {
  console.log(`${requests} requests, ${payments} payments, ${errors.length} errors`);
  console.log(
    `p50 ${times.p50} ms, p95 ${times.p95} ms, p99 ${times.p99} ms, most ${times.most} ms`,
  );
  if (worked !== undefined) console.log(`${worked} ms of the API's processors for a request`);
  if (killed > 0) console.log(`killed ${killed} times, ${repeated} requests sent again`);
  if (lookedUp > 0) console.log(`${lookedUp} payments looked up by their key`);
  for (const fault of faults) console.log(fault);
}
process.exitCode = faults.length === 0 ? 0 : 1;

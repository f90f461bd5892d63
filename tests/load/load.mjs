#!/usr/bin/env node
/**
 * `npm run load [-- --seconds 600 --rate 200 --json]`: the reference API in a process of its
 * own takes 200 requests a second, two sign-ins and ten payments among them. Fails on any error, on a
 * ledger that does not balance or has another payment than was accepted, and on a 95th percentile of
 * 300 ms or more.
 */
import { readOptions } from '../setup/options.mjs';
import { faultsOf } from './figures.mjs';
import { measure } from './measure.mjs';

const { seconds, rate, json } = readOptions({ seconds: 600, rate: 200, json: false });
const result = await measure({ seconds, rate });
const { requests, errors, times, payments, worked } = result;
const faults = faultsOf(result);
if (json) console.log(JSON.stringify(result));
else {
  console.log(`${requests} requests, ${payments} payments, ${errors.length} errors`);
  console.log(
    `p50 ${times.p50} ms, p95 ${times.p95} ms, p99 ${times.p99} ms, most ${times.most} ms`,
  );
  console.log(`${worked} ms of the API's processor for a request`);
  for (const fault of faults) console.log(fault);
}
process.exitCode = faults.length === 0 ? 0 : 1;

#!/usr/bin/env node
/**
 * `npm run load [-- --minutes 10 --rate 200 --json]`: the reference API in a process of its own takes
 * 200 requests a second, two sign-ins and ten payments among them. Fails on any error, on a ledger
 * that does not balance or has another payment than was accepted, and on a 95th percentile of
 * 300 ms or more.
 */
import { readOptions } from '../setup/options.mjs';
import { measure } from './measure.mjs';

const { minutes, rate, json } = readOptions({ minutes: 10, rate: 200, json: false });
const most = 300;
const result = await measure({ seconds: minutes * 60, rate });
const { requests, errors, times, payments, problems } = result;
if (json) console.log(JSON.stringify(result));
else {
  console.log(`${requests} requests, ${payments} payments, ${errors.length} errors`);
  console.log(
    `p50 ${times.p50} ms, p95 ${times.p95} ms, p99 ${times.p99} ms, most ${times.most} ms`,
  );
  for (const error of new Set(errors)) console.log(`error: ${error}`);
  for (const problem of problems) console.log(`ledger: ${problem}`);
}
process.exitCode = errors.length > 0 || problems.length > 0 || times.p95 >= most ? 1 : 0;

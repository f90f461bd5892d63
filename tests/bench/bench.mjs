#!/usr/bin/env node
/**
 * `npm run bench [-- --json] [--check] [--rounds 7] [--profile slow] [--page sign-in]`: how soon a
 * page can be used, or shows its first figures, compared with bare React. `--check` fails if a limit
 * is exceeded. Pages are visited in random order, each with a cold cache; those of a signed-in
 * borrower then once more.
 *
 * `npm run bench -- --interactions [--json] [--check]`: how soon each key and press of a walk through
 * the portal is answered on the slow profile, compared with a bare form in preact.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../setup/browser.mjs';
import { readOptions } from '../setup/options.mjs';
import {
  beyondLimits as interactionsBeyondLimits,
  figuresOf,
  linesOf,
} from './interactions/figures.mjs';
import { walkOnce } from './interactions/run.mjs';
import { beyondLimits } from './limits.mjs';
import { rateOf } from './machine-speed.mjs';
import { profiles, visit } from './measure.mjs';
import { floorOf, pages } from './pages.mjs';
import { serve } from './server.mjs';
import { summarise } from './summary.mjs';

const options = readOptions({
  json: false,
  check: false,
  interactions: false,
  rounds: 7,
  profile: Object.keys(profiles),
  page: Object.keys(pages),
});
const say = options.json ? () => undefined : console.log;

if (options.interactions) {
  await measureInteractions();
  process.exit();
}

const server = await serve(builtFolder());
const browser = await chromium.launch({
  executablePath: await ensureBrowser({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const result = {};
  for (const profile of options.profile) {
    const visits = await measure(profile);
    result[profile] = summarise(visits, floorOf);
    say(`\n${profile}`);
    const busy = [...visits.values()].flat().filter(({ isBusy }) => isBusy).length;
    if (busy > 0) say(`${busy} visits began while the browser was still busy`);
    for (const [page, figures] of Object.entries(result[profile])) say(line(page, figures));
  }
  if (options.json) console.log(JSON.stringify(result, undefined, 2));
  const beyond = beyondLimits(result);
  say(beyond.length === 0 ? '\nwithin all limits' : `\n${beyond.join('\n')}`);
  if (options.check && beyond.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.stop();
}

async function measureInteractions() {
  const { rate, walk, floor } = await walkOnce();
  const figures = figuresOf(walk, floor);
  sayRate(rate);
  for (const line of linesOf(figures, walk)) say(line);
  if (options.json) console.log(JSON.stringify({ rate, figures, walk, floor }, undefined, 2));
  const beyond = interactionsBeyondLimits(figures);
  say(beyond.length === 0 ? '\nwithin all limits' : `\n${beyond.join('\n')}`);
  if (options.check && beyond.length > 0) process.exitCode = 1;
}

async function measure(name) {
  const profile = await calibrated(profiles[name]);
  const floors = options.page.map(floorOf);
  const names = [...new Set([...floors, ...options.page])];
  const visits = new Map(names.map((name) => [name, []]));
  for (const name of shuffle(names.flatMap((page) => Array(options.rounds).fill(page)))) {
    const url = `${server.origin}/${name}`;
    visits.get(name).push(await visit(browser, url, profile, pages[name]));
  }
  return visits;
}

/** With the rate of the browser's emulation that makes this machine the profile's. */
async function calibrated(profile) {
  if (profile === undefined) return undefined;
  const context = await browser.newContext();
  const rate = await rateOf(context, profile.slower);
  await context.close();
  sayRate(rate);
  return { ...profile, rate };
}

function sayRate(rate) {
  say(`\nthe slow profile is the emulation's rate ${rate.toFixed(1)} on this machine`);
}

function shuffle(list) {
  return list
    .map((item) => [Math.random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function line(page, { usable, interactive, blocking, cls, timesFloor, timesFirst, ...more }) {
  const again = timesFirst === undefined ? '' : `, again ${timesFirst}x`;
  const times = (value) => (value === null ? '' : ` (${value}x)`);
  return [
    page.padEnd(22),
    `usable ${usable[1]} ms${times(timesFloor.usable)}${again}`,
    `interactive ${interactive[1]} ms${times(timesFloor.interactive)}`,
    `blocking ${blocking[1]} ms${times(timesFloor.blocking)}`,
    `cls ${cls[1]}`,
    ...Object.entries(more).map(([name, [, median]]) => `${name} ${median}`),
  ].join('  ');
}

function builtFolder() {
  const cdn = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
  const version = existsSync(cdn) ? readdirSync(cdn).sort().at(-1) : undefined;
  if (version === undefined) {
    console.error('The benchmark measures the built pages: run npm run build:cdn first.');
    process.exit(1);
  }
  return join(cdn, version);
}

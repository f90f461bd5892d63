/** What is supported, as far as the tests say it. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../packages/build/freshness.mjs';
import { steps } from '../../../tests/steps.mjs';
import { table } from './markdown.mjs';

const apps = join(root, 'tests/consumers/apps');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The engines in which every tag is tested. */
const engines = {
  chromium: 'Chromium: Chrome, Edge, Opera, Samsung Internet, and apps of Android',
  firefox: 'Firefox, its release with extended support',
  webkit: 'WebKit: Safari, and every browser and app of iPhones',
};

/** A list of the engines that have a step. */
export function enginesList() {
  return Object.entries(engines)
    .filter(([name]) => steps.some((step) => step.name === `elements-${name}`))
    .map(([, text]) => `- ${text}`)
    .join('\n');
}

/** The frameworks that a test builds an app of, by the package that its version is read of. */
const frameworks = {
  '@angular/core': 'Angular',
  astro: 'Astro',
  next: 'Next',
  nuxt: 'Nuxt',
  react: 'React',
  svelte: 'Svelte',
  vue: 'Vue',
};

/** The version of each framework that an app is built with. */
export function frameworksTable() {
  const dependencies = readdirSync(apps).map((name) => readJson(join(apps, name, 'package.json')));
  const versionsOf = (name) =>
    dependencies.flatMap((app) => app.dependencies[name] ?? app.devDependencies?.[name] ?? []);
  const rows = Object.entries(frameworks).map(([name, label]) => [
    label,
    [...new Set(versionsOf(name))].sort().reverse().join(', '),
  ]);
  return table(['framework', 'version'], rows);
}

/** The oldest Node that the packages accept. */
export const oldestNode = () => readJson(join(root, 'package.json')).engines.node.replace('>=', '');

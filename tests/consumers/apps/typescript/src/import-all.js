/** Imports everything the installed packages export, in Node, where there is no document. */
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../node_modules/@portico/', import.meta.url);
for (const name of readdirSync(folder)) {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8'));
  for (const [path, target] of Object.entries(exports)) {
    if ('default' in target) await import(`@portico/${name}${path.slice(1)}`);
  }
}

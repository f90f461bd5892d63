/** Imports everything the installed packages export, in Node, where there is no document. */
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../node_modules/@portico/', import.meta.url);
for (const name of readdirSync(folder)) {
  const { exports } = JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8'));
  for (const path of Object.keys(exports)) await import(`@portico/${name}${path.slice(1)}`);
}

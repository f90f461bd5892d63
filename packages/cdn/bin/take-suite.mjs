#!/usr/bin/env node
/** Before the package is packed: takes the built files and the changelog into `suite/`. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [built, suite] = [here('../../../dist/cdn'), here('../suite')];

rmSync(suite, { recursive: true, force: true });
if (existsSync(built)) {
  cpSync(built, suite, { recursive: true });
  cpSync(here('../../CHANGELOG.md'), here('../suite/CHANGELOG.md'));
} else {
  console.error('@portico/cdn is packed without the suite: "npm run build:cdn" builds it.');
}

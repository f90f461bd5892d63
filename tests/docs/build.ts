import { buildDocs } from '../../demo-host/docs/build.mjs';
import buildHost from '../e2e/support/build';

/** Runs once before all tests: builds the suite, the host and the site. */
export default async function build(): Promise<void> {
  await buildHost();
  await buildDocs();
}

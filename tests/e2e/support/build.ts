import { bundleHost } from '../../../demo-host/bundle.mjs';
import { ensureBuilt } from '../../setup/index.mjs';

/** Runs once before all tests: builds the suite's files and the host that serves them. */
export default async function build(): Promise<void> {
  // Node resolves what the tests import of @portico/rules to its built files.
  await ensureBuilt('packages');
  await ensureBuilt('cdn');
  await bundleHost();
}

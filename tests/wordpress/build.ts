import { ensureBuilt } from '../setup/index.mjs';

/** Runs once before all tests: builds the plugin. */
export default async function build(): Promise<void> {
  await ensureBuilt('wordpress');
}

import { bundleHost } from '../../../demo-host/bundle.mjs';
import { ensureBuilt } from '../../setup/index.mjs';

/** Once before all stories: the suite's files and the host that serves them. */
export default async function build(): Promise<void> {
  await ensureBuilt('cdn');
  await bundleHost();
}

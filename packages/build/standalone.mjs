/** Builds `dist/portal`: the portal, its page and all its files, for any static web server. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cdnOutput } from './cdn.mjs';
import { hashOf, root } from './freshness.mjs';

const page = join(root, 'packages/portal/standalone');

/** The folder that is built. */
export const standaloneFolder = join(root, 'dist/portal');
export const standaloneOutput = join(standaloneFolder, 'index.html');

export const standaloneInputs = () => hashOf([page, cdnOutput]);

/** Writes the folder, and returns it; the CDN files must be built. @param {string} [folder] */
export function buildStandalone(folder = standaloneFolder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(page, folder, { recursive: true });
  cpSync(dirname(cdnOutput), join(folder, 'portico'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  return folder;
}

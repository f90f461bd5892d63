/** Writes `third-party.txt`: the bundled packages with their licences. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages } from './bundled-packages.mjs';

/** @returns {import('rollup').Plugin} */
export function thirdPartyNotices() {
  return {
    name: 'portico-notices',
    generateBundle(_options, bundle) {
      const source = bundledPackages(bundle)
        .map(notice)
        .join(`\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'third-party.txt', source });
    },
  };
}

/** @param {ReturnType<typeof bundledPackages>[number]} bundled */
function notice({ folder, name, version, license }) {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

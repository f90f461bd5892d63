/** Writes `third-party.txt`: whose work is in the files, and under which licence. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const packageFolder = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** @returns {import('rollup').Plugin} */
export function thirdPartyNotices() {
  return {
    name: 'portico-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        Object.entries(file.modules ?? {}).flatMap(([id, { code }]) => (code ? [id] : [])),
      );
      const folders = new Set(modules.flatMap((id) => packageFolder.exec(id)?.[1] ?? []));
      const source = [...folders]
        .sort()
        .map(notice)
        .join(`\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'third-party.txt', source });
    },
  };
}

/** @param {string} folder */
function notice(folder) {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/**
 * `npm run release`: everything a lender receives, in the folder `dist/release/portico-<version>`.
 * Nothing in it needs this repository: its packages install one another by npm, and the list of its
 * files, with their hashes, is `release.json` and `SHA256SUMS`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { wordpressInputs, wordpressOutput } from '../wordpress/make/wordpress.mjs';
import { zip } from '../wordpress/make/zip.mjs';
import { cdnFolder, version } from './cdn.mjs';
import { hashOf, root, sourceInputs } from './freshness.mjs';
import { packageOf } from './package-sources.mjs';
import { sandboxInputs } from './sandbox.mjs';
import { standaloneFolder } from './standalone.mjs';
import { findWidgets } from './widgets.mjs';

/** The folder that is built. */
export const releaseFolder = join(root, 'dist/release', `portico-${version}`);
export const releaseOutput = join(releaseFolder, 'release.json');

const packages = join(root, 'packages');
const changelog = join(packages, 'CHANGELOG.md');
const docs = join(root, 'demo-host/docs');

export const releaseInputs = () =>
  hashOf(
    [
      docs,
      join(packages, 'cdn/bin'),
      join(packages, 'conformance/bin'),
      join(packages, 'sandbox/bin'),
      ...readdirSync(packages).map((name) => join(packages, name, 'README.md')),
      ...readdirSync(packages)
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(packages, name)),
    ],
    [sourceInputs(), sandboxInputs(), wordpressInputs()],
  );

/** Writes the folder; its parts must be built. @returns {Promise<number>} bytes of the folder */
export async function buildRelease() {
  rmSync(releaseFolder, { recursive: true, force: true });
  mkdirSync(join(releaseFolder, 'packages'), { recursive: true });
  packPackages(join(releaseFolder, 'packages'));
  write(`portico-files-${version}.zip`, await filesArchive());
  cpSync(wordpressOutput, join(releaseFolder, `portico-wordpress-${version}.zip`));
  write(`portico-portal-site-${version}.zip`, zip(standaloneFolder, 'portal'));
  await copyDocs();
  cpSync(join(root, 'LICENSE'), join(releaseFolder, 'LICENSE'));
  cpSync(changelog, join(releaseFolder, 'CHANGELOG.md'));
  write('README.md', readme);
  write('UPGRADE.md', await upgradeFrom());
  write('sbom.cdx.json', asJson(materials()));
  return writeLists();
}

const write = (name, content) => writeFileSync(join(releaseFolder, name), content);
const asJson = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
const built = (file) => import(join(packages, 'cdn/dist', file));

/** The folders of the packages. @returns {string[]} `packages/core` */
const workspaces = () =>
  readdirSync(packages)
    .filter((name) => existsSync(join(packages, name, 'package.json')))
    .map((name) => `packages/${name}`);

const inWorkspaces = () => workspaces().map((name) => `--workspace=${name}`);

/** @param {string[]} args @returns {string} what npm prints */
const npm = (...args) =>
  execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** The tarballs, as they would be published. @param {string} folder */
function packPackages(folder) {
  execFileSync(process.execPath, [join(packages, 'cdn/bin/take-suite.mjs')], { stdio: 'inherit' });
  npm('pack', '--silent', '--ignore-scripts', `--pack-destination=${folder}`, ...inWorkspaces());
  rmSync(join(packages, 'cdn/suite'), { recursive: true });
}

/** What a static server needs, as `npx @portico/cdn write` makes it. */
async function filesArchive() {
  const { readVersions, writeFiles } = await built('index.js');
  const folder = join(tmpdir(), `portico-files-${process.pid}`);
  try {
    const all = await readVersions(join(cdnFolder, '..'));
    await writeFiles(
      all.filter(({ name }) => name === version),
      folder,
    );
    return zip(folder, `portico-files-${version}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The documentation, for the path `/docs/` of a static server. */
async function copyDocs() {
  const { buildDocs, site } = await import(join(docs, 'build.mjs'));
  await buildDocs();
  cpSync(site, join(releaseFolder, 'docs'), { recursive: true });
}

/** What changed since the version before. */
async function upgradeFrom() {
  const { asMarkdown, upgradeNotes } = await built('index.js');
  const text = readFileSync(changelog, 'utf8');
  const names = [...text.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  const before = names[names.indexOf(version) + 1];
  return before === undefined
    ? `# ${version}\n\nThe first version: there is nothing to upgrade from.\n`
    : asMarkdown(upgradeNotes(text, before, version));
}

/**
 * The bill of materials of the packages and all that they install, by npm. Without date and serial
 * number, so that the same sources make the same file.
 */
function materials() {
  const list = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const bom = JSON.parse(npm(...list, ...inWorkspaces()));
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  // npm takes the name of the folder.
  bom.metadata.component.name = 'portico';
  return bom;
}

/** Writes `release.json` and `SHA256SUMS`. @returns {number} bytes of all files */
function writeLists() {
  const files = readdirSync(releaseFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ content: readFileSync(file), path: fromRelease(file) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ content, path }) => ({ path, bytes: content.length, sha256: sha256(content) }));
  const names = workspaces().map((folder) => {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return [name, `packages/${tarballOf(name)}`];
  });
  const tags = findWidgets().map(({ tag, file }) => [tag, `@portico/${packageOf(file)}`]);
  const list = {
    ...{ name: 'portico', version },
    packages: Object.fromEntries(names),
    tags: Object.fromEntries(tags),
    files,
  };
  write('release.json', asJson(list));
  const own = { path: 'release.json', sha256: sha256(readFileSync(releaseOutput)) };
  write('SHA256SUMS', [...files, own].map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(''));
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

const fromRelease = (file) => relative(releaseFolder, file).split(sep).join('/');
const tarballOf = (name) => `${name.slice(1).replace('/', '-')}-${version}.tgz`;
const sha256 = (content) => createHash('sha256').update(content).digest('hex');

const readme = `# Portico ${version}

| file or folder                      | for                                                              |
| ----------------------------------- | ---------------------------------------------------------------- |
| \`portico-files-${version}.zip\`       | a web server: put its folder \`site/portico\` at \`/portico/\`       |
| \`packages\`                          | apps with a bundler, and the commands: \`npm install\` from it     |
| \`portico-wordpress-${version}.zip\`   | WordPress: Plugins, Add New, Upload Plugin                       |
| \`portico-portal-site-${version}.zip\` | the whole portal, with a page of its own, for any web server     |
| \`docs\`                              | the documentation, for the path \`/docs/\` of a web server         |
| \`sbom.cdx.json\`                     | what the packages are made of (CycloneDX)                        |
| \`release.json\`, \`SHA256SUMS\`        | every file with its size and hash: \`sha256sum -c SHA256SUMS\`     |
| \`UPGRADE.md\`, \`CHANGELOG.md\`        | what changed since the version before, and in each               |

In the folder of an app, with this folder in it:

\`\`\`sh
npm install ./portico-${version}/packages/portico-*.tgz
\`\`\`

Then the commands of the documentation run too, such as \`npx @portico/cdn --help\`.
`;

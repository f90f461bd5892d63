/**
 * Builds the documentation site: writes its pages (those of `pages`, the generated ones, the guides)
 * to `dist/docs/pages`, lets VitePress build `dist/docs/site` from them, and adds each page as
 * Markdown. VitePress fails on a dead link.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { hashOf, isFresh, markFresh, root } from '../../packages/build/freshness.mjs';
import { apiPages, callsTable, jsonBlock } from './generate/api.mjs';
import {
  allSettingsPage,
  contentGuide,
  settingsPages,
  textsPages,
} from './generate/catalogues.mjs';
import { collect } from './generate/collect.mjs';
import { inTwoWays } from './generate/commands.mjs';
import { eventsPage } from './generate/events.mjs';
import { findLeads, screensTable } from './generate/screens.mjs';
import { filled } from './generate/sections.mjs';
import { sidebar } from './generate/sidebar.mjs';
import { enginesList, frameworksTable, oldestNode } from './generate/supported.mjs';
import { writeMarkdown } from './generate/plain-markdown.mjs';
import { settingsOfEveryTag, tagPage, tagsPage } from './generate/tags.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const output = join(here, '../dist/docs');
const pages = join(output, 'pages');

const pictures = join(root, 'stories/pictures');

/** Where the built site is. */
export const site = join(output, 'site');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function put(name, text) {
  const file = join(pages, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name.endsWith('.md') ? inTwoWays(text, version) : text);
}

function headersOf({ lenderPolicy }) {
  const lines = (sources) =>
    `\`\`\`http\nContent-Security-Policy: ${lenderPolicy({ ...sources, page })}\n\`\`\``;
  const page = { fonts: ['https://fonts.example'] };
  const [suite, api] = ['https://cdn.example', 'https://api.example'];
  return {
    'policy-cdn': lines({ suite, api }),
    'policy-own': lines({ suite: "'self'", api: "'self'" }),
    'policy-cards': lines({ suite, api, cardFields: 'https://cards.example' }),
  };
}

/** The parts that hand-written pages name. */
function partsOf(declared, leads) {
  return {
    ...headersOf(declared),
    version,
    'tag-names': declared.widgets.map(({ tag }) => tag).join(','),
    mistakes: declared.mistakes,
    events: eventsPage(),
    screens: screensTable(declared, leads),
    'settings-of-every-tag': settingsOfEveryTag(declared.settings),
    calls: callsTable(declared.openApi),
    'contract-version': declared.openApi.info.description.split('\n\n').at(-1),
    refusal: jsonBlock(declared.refusal),
    engines: enginesList(),
    frameworks: frameworksTable(),
    node: oldestNode(),
  };
}

/** The guides of the frameworks. @returns {string[]} their names */
function guides() {
  const folder = join(here, 'guides');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.md'));
}

function writeGenerated(declared, leads) {
  const { widgets, settings, sentences, openApi } = declared;
  for (const widget of widgets) put(`tags/${widget.tag}.md`, tagPage(widget, leads, openApi));
  put('tags/index.md', tagsPage(widgets));
  const bySubject = apiPages(openApi);
  for (const [subject, text] of bySubject) put(`api/${subject}.md`, text);
  put('public/openapi.json', JSON.stringify(openApi, undefined, 2));
  const byGroup = settingsPages(settings);
  for (const [group, text] of byGroup) put(`settings/${group}.md`, text);
  put('settings/all.md', allSettingsPage(settings));
  const byPackage = textsPages(sentences);
  for (const [name, text] of byPackage) put(`texts/${name}.md`, text);
  put('review/content-guide.md', contentGuide(sentences, version));
  return { bySubject, byGroup, byPackage };
}

/** Writes the pages that VitePress reads. */
async function writePages() {
  rmSync(pages, { recursive: true, force: true });
  const declared = await collect();
  const leads = await findLeads(declared.screens);
  const generated = partsOf(declared, leads);
  for (const name of readdirSync(join(here, 'pages'), { recursive: true })) {
    if (!name.endsWith('.md')) continue;
    put(name, filled(readFileSync(join(here, 'pages', name), 'utf8'), generated));
  }
  for (const name of guides()) {
    put(`guides/${name}`, filled(readFileSync(join(here, 'guides', name), 'utf8'), generated));
  }
  cpSync(join(here, 'examples'), join(pages, 'examples'), { recursive: true });
  cpSync(pictures, join(pages, 'pictures'), { recursive: true });
  const { bySubject, byGroup, byPackage } = writeGenerated(declared, leads);
  put(
    'sidebar.json',
    JSON.stringify(
      sidebar({
        pages,
        tags: declared.widgets.map(({ tag }) => tag),
        subjects: [...bySubject.keys()],
        groups: [...byGroup.keys()],
        packages: [...byPackage.keys()],
      }),
    ),
  );
}

/** A hash of what the site is made of. */
function hashOfInputs() {
  const packages = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['src', 'README.md'].map((part) => join(root, 'packages', name, part)),
  );
  const documents = ['README.md', 'ACCESSIBILITY.md', 'SECURITY.md', 'CHANGELOG.md'];
  const others = ['packages/build/screen-notes.mjs', 'tests/consumers/apps', 'tests/steps.mjs'];
  return hashOf([
    ...[here, pictures, ...packages],
    ...others.map((name) => join(root, name)),
    ...documents.map((name) => join(root, 'packages', name)),
  ]);
}

/** Builds the site unless it is up to date. @returns {Promise<boolean>} whether it was built */
export async function buildDocs() {
  const inputs = hashOfInputs();
  if (isFresh('docs', inputs, [join(site, 'index.html')])) return false;
  await writePages();
  await build(here);
  writeMarkdown(pages, site);
  markFresh('docs', inputs);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  const built = await buildDocs();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(built ? `docs      built in ${seconds} s` : 'docs      up to date');
}

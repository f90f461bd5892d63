/** The list of pages beside each page. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A page's title. */
function titleOf(pages, link) {
  const file = join(pages, link.endsWith('/') ? `${link}index.md` : `${link}.md`);
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? link;
}

const written = [
  ['Start', 'start', ['quickstart', 'release', 'snippet', 'wordpress', 'session', 'demo-host']],
  ['Look', 'theming', ['properties', 'presets']],
  ['Reference', 'reference', ['pages', 'events', 'headers', 'errors', 'mistakes', 'console']],
  ['Analytics', 'analytics', ['events', 'adapters', 'funnels']],
  ['Security', 'security', ['model', 'proof', 'session']],
  ['Versions', 'versions', ['upgrades', 'support', 'changelog']],
  ['For reviewers', 'review', ['accessibility', 'content-guide']],
];

/**
 * @param {{ pages: string, tags: readonly string[], subjects: readonly string[],
 *   groups: readonly string[], packages: readonly string[] }} lists
 */
export function sidebar({ pages, tags, subjects, groups, packages }) {
  const item = (link) => ({ text: titleOf(pages, link), link });
  const [start, look, reference, ...others] = written.map(([text, folder, names]) => ({
    text,
    items: names.map((name) => item(`/${folder}/${name}`)),
  }));
  const guides = readdirSync(join(pages, 'guides'), { withFileTypes: true })
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ name }) => item(`/guides/${name.slice(0, -3)}`));
  const list = (text, folder, names, first) => ({
    text,
    collapsed: true,
    items: [...first, ...names.map((name) => ({ text: name, link: `/${folder}/${name}` }))],
  });
  return [
    start,
    { text: 'Guides', items: guides },
    list('Tags', 'tags', tags, [item('/tags/')]),
    look,
    reference,
    list('Settings', 'settings', groups, [item('/settings/'), item('/settings/all')]),
    list('Texts', 'texts', packages, [item('/texts/')]),
    list('API', 'api', subjects, [
      item('/api/'),
      item('/api/connect'),
      item('/api/borrower-requests'),
      item('/api/tax-documents'),
      item('/api/tools'),
    ]),
    ...others,
  ];
}

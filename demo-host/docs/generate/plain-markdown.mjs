/** The pages as Markdown, for tools that read no HTML, and `llms.txt`, the list of them. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes `<page>.md` beside each page of the built site, and `llms.txt`.
 *
 * @param {string} pages  the folder that VitePress has read
 * @param {string} site   the built site
 */
export function writeMarkdown(pages, site) {
  const names = readdirSync(pages, { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .sort();
  const list = names.map((name) => {
    const text = asMarkdown(readFileSync(join(pages, name), 'utf8'), pages);
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? 'Portico';
    return `- [${title}](/docs/${name})`;
  });
  writeFileSync(join(site, 'llms.txt'), `${head}\n${list.join('\n')}\n`);
}

const head = `# Portico

> Loan servicing as web components: a lender pastes a script and a tag into the website it has; borrowers sign in, pay, and read statements and documents.

Each page of this documentation has its Markdown at its own address with \`.md\` in place of \`.html\`.
`;

/** Without what only the site draws, and with the code of examples in place. */
function asMarkdown(page, pages) {
  return page
    .replace(/^---\n[^]*?\n---\n+/, '')
    .replace(/^<<< @\/([^#{\s]+)(?:#(\w+))?(?:\{\w+\})?(.*)$/gm, (_, file, region, name) => {
      const text = readFileSync(join(pages, file), 'utf8');
      return `\`\`\`${/\w+$/.exec(file)?.[0]}${name}\n${regionOf(text, region).trimEnd()}\n\`\`\``;
    })
    .replace(/^(<LiveWidget|:::).*\n?/gm, '')
    .replace(/(?<=\]\()(\/[\w/-]+)(?=[)#])/g, (path) =>
      path.endsWith('/') ? `/docs${path}index.md` : `/docs${path}.md`,
    )
    .trimStart();
}

/** The lines between the marks of a region, without them. */
function regionOf(text, region) {
  if (region === undefined) return text;
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.includes(`#region ${region}`));
  const to = lines.findIndex((line) => line.includes(`#endregion ${region}`));
  const inside = lines.slice(from + 1, to);
  const indent = Math.min(...inside.filter(Boolean).map((line) => /^ */.exec(line)[0].length));
  return inside.map((line) => line.slice(indent)).join('\n');
}

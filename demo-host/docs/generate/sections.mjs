/** Parts of the packages' own documents, so that a fact is written once. */
import { posix } from 'node:path';
import { read } from './collect.mjs';

/** Where a linked document of the repository is shown on the site. */
const places = {
  'packages/ACCESSIBILITY.md': '/review/accessibility',
  'packages/SECURITY.md': '/security/model',
  'packages/CHANGELOG.md': '/versions/changelog',
};

/** A link to another document of the repository becomes one to its page, or plain text. */
function relink(text, file) {
  return text.replace(/\[([^\]]+)\]\(([^)#]*)(#[^)]*)?\)/g, (whole, label, target) => {
    if (/^https?:|^mailto:/.test(target)) return whole;
    const place = places[target === '' ? file : posix.join(posix.dirname(file), target)];
    return place ? `[${label}](${place})` : label;
  });
}

/** Interpolation and generics outside code are text. */
function plain(text) {
  let fenced = false;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) fenced = !fenced;
      return fenced ? line : outsideCode(line);
    })
    .join('\n');
}

function outsideCode(line) {
  return line
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('{{', '&#123;&#123;')))
    .join('')
    .replace(/<(?=[a-z-]+>)(?![^`]*`)/g, '&lt;');
}

/**
 * The text below a heading of a document, without the heading; without one, all below its title.
 *
 * @param {string} file
 * @param {string} [heading]
 */
export function section(file, heading) {
  const text = read(file);
  if (heading === undefined) return plain(relink(text.replace(/^# .*\n+/, ''), file)).trim();
  const [, level = '', found] =
    new RegExp(`^(#+) ${escaped(heading)}\\n([^]*)`, 'm').exec(text) ?? [];
  if (found === undefined) throw new Error(`${file} has no heading "${heading}"`);
  const end = new RegExp(`^#{1,${level.length}} `, 'm').exec(found)?.index;
  return plain(relink(found.slice(0, end), file)).trim();
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Fills `<!-- section: FILE | HEADING -->` and `<!-- generated: NAME -->` of a page.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} generated
 */
export function filled(text, generated) {
  return text
    .replace(/<!-- section: (\S+)(?: \| (.+?))? -->/g, (_, file, heading) => section(file, heading))
    .replace(/<!-- generated: ([\w-]+) -->/g, (_, name) => {
      if (generated[name] === undefined) throw new Error(`Nothing generates "${name}"`);
      return generated[name];
    });
}

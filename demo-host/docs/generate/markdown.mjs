/** Markdown as VitePress reads it: nothing of a text becomes markup. */

/** A text outside code: no HTML, no interpolation. @param {string} text */
export function prose(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{{', '&#123;&#123;');
}

/** A text whose `code` stays code. @param {string} text */
export function withCode(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : prose(part)))
    .join('');
}

/** @param {string} text */
export function code(text) {
  return `\`${text}\``;
}

/** A sentence in a table, shown as it is. @param {string} text */
export function sentence(text) {
  return prose(text)
    .replace(/[*_[\]`\\~$#:]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/\s*\n\s*/g, ' ');
}

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
export function table(head, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Blocks of a page; empty ones are left out. @param {readonly (string | false | undefined)[]} parts */
export function page(...parts) {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

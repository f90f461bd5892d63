/**
 * The commands of the pages. Those of Portico's packages are shown in two ways: from the released
 * archive, and from a registry of packages once they are published there.
 */

/** Where the released archive and the registry are explained. */
const explained = '/start/release#two-ways';

const ours = /@portico\/[\w-]+/;
const shellBlock = /^```(?:sh|)\n([^]*?)^```$/gm;

/**
 * The commands of a block as they are run where nothing is published.
 *
 * @param {string} block of lines, each a command
 * @param {string} version
 */
export function fromArchive(block, version) {
  const packages = `npm install ./portico-${version}/packages/portico-*.tgz`;
  const lines = block.trimEnd().split('\n');
  const installs = lines.filter((line) => line.startsWith('npm install '));
  const others = installs
    .flatMap((line) => line.split(' ').slice(2))
    .filter((name) => !name.startsWith('@portico/'));
  const rest = lines.filter((line) => !installs.includes(line));
  return [[packages, ...others].join(' '), ...rest].join('\n');
}

/**
 * A page whose blocks of Portico's commands have both ways, and whose sentences link each command to
 * the explanation.
 *
 * @param {string} page Markdown
 * @param {string} version
 */
export function inTwoWays(page, version) {
  return page
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? block(part, version) : sentences(part)))
    .join('');
}

function block(text, version) {
  return text.replace(shellBlock, (whole, commands) => {
    if (!/^(npm install|npx) /m.test(commands) || !ours.test(commands)) return whole;
    const shown = (title, lines) => `\`\`\`sh [${title}]\n${lines.trimEnd()}\n\`\`\``;
    return [
      '::: code-group\n',
      shown('Released archive', fromArchive(commands, version)),
      shown('Registry, once published', commands),
      '\n:::',
    ].join('\n');
  });
}

/** Not those that are part of a link already. */
const sentences = (text) =>
  text.replace(/(?<!\[)`npx @portico\/[^`]+`(?!\])/g, (command) => `[${command}](${explained})`);

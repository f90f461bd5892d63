/** Reads doc comments, which say what settings, widgets and their properties are for. */
import ts from 'typescript';

/**
 * The doc comment directly before a node: its text, and what follows each `@name` at the start of a
 * line, with whitespace as single spaces.
 *
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 * @returns {{ text: string, tags: { name: string, text: string }[] }}
 */
export function docComment({ text }, { pos }) {
  const range = ts.getLeadingCommentRanges(text, pos)?.at(-1);
  const [, written = ''] =
    /^\/\*\*(.*)\*\/$/s.exec(range ? text.slice(range.pos, range.end) : '') ?? [];
  const [said, ...tags] = written.replace(/^\s*\*/gm, '').split(/^\s*@/m);
  return {
    text: spaced(said),
    tags: tags.map(spaced).map((tag) => {
      const [, name, words] = /^(\w+) ?(.*)$/.exec(tag);
      return { name, text: words };
    }),
  };
}

const spaced = (text) => text.replace(/\s+/g, ' ').trim();

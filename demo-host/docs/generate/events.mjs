/** The events of the suite with the types of their details, read from the source. */
import ts from 'typescript';
import { read } from './collect.mjs';
import { code, page, withCode } from './markdown.mjs';

const file = 'packages/core/src/page/events.ts';

/** @returns {Map<string, { doc: string, detail: string }>} by name */
export function eventDetails() {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const details = new Map();
  for (const statement of source.statements) {
    if (!ts.isTypeAliasDeclaration(statement) || statement.name.text !== 'PorticoEvents') continue;
    for (const member of statement.type.members) {
      const doc = ts
        .getJSDocCommentsAndTags(member)
        .map(({ comment }) => comment)
        .join(' ');
      const detail = member.type.getText(source).replaceAll('readonly ', '');
      details.set(member.name.text, { doc: doc.replace(/\s+/g, ' '), detail });
    }
  }
  return details;
}

/** The type of a detail for a reader: one without fields is `{}`. @param {string} type */
export function shownDetail(type) {
  return /^Readonly<Record<never, never>>$/.test(type) ? '{}' : type.replace(/^ {2}/gm, '');
}

/** The page of all events. */
export function eventsPage() {
  const sections = [...eventDetails()].map(([name, { doc, detail }]) =>
    page(`### ${code(name)}`, withCode(doc), `\`\`\`ts\n${shownDetail(detail)}\n\`\`\``).trim(),
  );
  return page(...sections);
}

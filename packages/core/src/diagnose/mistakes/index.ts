import { configurationMistakes } from './configuration';
import type { Mistake } from './mistake';
import { networkMistakes } from './network';
import { pageMistakes } from './page';
import { tagMistakes } from './tags';

export type { Mistake } from './mistake';

/** Every mistake by its id, which is its place on the page of the docs. */
export const mistakes = {
  ...configurationMistakes,
  ...tagMistakes,
  ...pageMistakes,
  ...networkMistakes,
};

export type MistakeId = keyof typeof mistakes;

/** A mistake that is on the page, with the values of its sentences. */
export type Found = {
  readonly id: MistakeId;
  readonly values?: Readonly<Record<string, string>> | undefined;
};

/** The page of the docs, without the origin of the site they are on. */
export const docsPage = '/docs/reference/mistakes';

/** The line for the console. */
export function messageOf({ id, values = {} }: Found): string {
  const { problem, fix }: Mistake = mistakes[id];
  const filled = `${problem} ${fix}`.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
  return `Portico: ${filled} See ${docsPage}#${id}`;
}

/** The list of all mistakes for the docs, in Markdown. */
export function mistakesReference(): string {
  return Object.entries<Mistake>(mistakes)
    .map(([id, { problem, fix }]) => `### \`${id}\`\n\n${inCode(problem)}\n\n${inCode(fix)}`)
    .join('\n\n');
}

/** Tags and braces are shown as they are. */
function inCode(sentence: string): string {
  return sentence
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('*', '&#42;');
}

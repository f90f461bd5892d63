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

/** The file with every mistake, next to the loader and in the package. */
export const mistakesFile = 'mistakes.html';

/**
 * The line for the console.
 *
 * @param file address of `mistakesFile`
 */
export function messageOf({ id, values = {} }: Found, file: string): string {
  const { problem, fix }: Mistake = mistakes[id];
  const filled = `${problem} ${fix}`.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name] ?? whole,
  );
  return `Portico: ${filled} See ${file}#${id}`;
}

/** The list of all mistakes for the docs, in Markdown. */
export function mistakesReference(): string {
  return Object.entries<Mistake>(mistakes)
    .map(([id, { problem, fix }]) => `### \`${id}\`\n\n${inCode(problem)}\n\n${inCode(fix)}`)
    .join('\n\n');
}

/** The text of `mistakesFile`. */
export function mistakesPage(): string {
  const rows = Object.entries<Mistake>(mistakes).map(
    ([id, { problem, fix }]) =>
      `<h2 id="${id}"><code>${id}</code></h2>\n<p>${inCode(problem)}</p>\n<p>${inCode(fix)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mistakes on a page with Portico</title>
<h1>Mistakes on a page with Portico</h1>
<p>The console of a page names each of them once, with what stands here in braces.</p>
${rows.join('\n')}
</html>
`;
}

/** Tags and braces are shown as they are. */
function inCode(sentence: string): string {
  return sentence
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('*', '&#42;');
}

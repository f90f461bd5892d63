import type { Page } from '@playwright/test';

/** Runs in the page: what is seen of it, a line for each element with a text of its own. */
function readLines(): [text: string, look: string][] {
  const isDrawn = (element: Element) => {
    const { top, width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && top < innerHeight && width > 1 && height > 1;
  };
  const lineOf = (element: Element): [string, string][] => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ nodeValue }) => nodeValue ?? '').join(' ');
    // What stands between the tags of a widget is not seen once it is ready.
    if (text.trim() === '' || element.shadowRoot || !isDrawn(element)) return [];
    const { fontSize, fontWeight, borderTopLeftRadius, backgroundColor } =
      getComputedStyle(element);
    const filled = backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : ' filled';
    const look = `${fontSize} ${fontWeight} ${borderTopLeftRadius}${filled}`;
    return [[text.replace(/\s+/g, ' ').trim(), look]];
  };
  const walk = (root: Element | ShadowRoot): [string, string][] =>
    [...root.children].flatMap((element) => [
      ...lineOf(element),
      ...walk(element.shadowRoot ?? element),
    ]);
  return walk(document.body);
}

/** Names of days and months in English, and numbers: what differs from day to day. */
const ofTheDay =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|today|tomorrow)\b|\d[\d.,/]*/g;

/**
 * What a window of a page shows, in lines: the texts with their sizes, without what differs from day
 * to day, without positions, which depend on the machine's fonts, and without colours, which browsers
 * write in several ways.
 */
export async function outlineOf(page: Page): Promise<string> {
  const lines = await page.evaluate(readLines);
  return lines.map(([text, look]) => `${text.replace(ofTheDay, '#')} · ${look}\n`).join('');
}

/** Storybook's preview, opened once: stories are changed without reloading it. */
import { origin } from './built-storybook.mjs';
import { sendToStorybook } from './send-to-storybook.mjs';

/**
 * @typedef {object} Look
 * @property {'en' | 'es'} locale
 * @property {'light' | 'dark' | 'auto'} theme
 * @property {'' | 'plain'} [words]
 */
/** @typedef {(id: string, look: Look) => Promise<string[]>} ShowStory */

/** A story without a play function. */
const plainStory = 'primitives-text--headings';

/**
 * Opens the preview and returns the function that shows a story from its first state, waits until
 * it and its play function are done, and resolves to the story's errors.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<ShowStory>}
 */
export async function openPreview(page) {
  let shown = plainStory;
  let globals = '';
  await page.goto(`${origin}/iframe.html?id=${shown}&viewMode=story`);
  await page.waitForFunction(() => document.body.matches('.sb-show-main'));

  // Waits for the story, because Storybook reloads the page on a message while one is rendering.
  const send = async (event, payload, awaited) => {
    const failure = await page.evaluate(sendToStorybook, { event, payload, awaited });
    return failure === undefined ? [] : [failure];
  };
  const showStory = (id) => {
    const again = shown === id;
    shown = id;
    return again
      ? send('forceRemount', { storyId: id }, id)
      : send('setCurrentStory', { storyId: id, viewMode: 'story' }, id);
  };
  // A changed look draws the story that is shown again and repeats its play function, while its old
  // elements are still there: so it is changed on a story without one.
  const setLook = async (look) => {
    if (globals === JSON.stringify(look)) return [];
    globals = JSON.stringify(look);
    const failures = shown === plainStory ? [] : await showStory(plainStory);
    const payload = { globals: { ...look, a11y: { manual: true } } };
    return [...failures, ...(await send('updateGlobals', payload, plainStory))];
  };
  return async (id, look) => [...(await setLook(look)), ...(await showStory(id))];
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { serveStorybook } from './built-storybook.mjs';
import { openPreview, type Look } from './preview.mjs';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A story is a part of a page: landmarks and the main heading belong to the lender's page.
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    axe: { run(context: Element | null, options: RunOptions): Promise<AxeResults> };
  }
}

export type StoryPage = {
  readonly page: Page;
  /** Errors in the page since the last story was shown. */
  readonly problems: readonly string[];
  /** Shows a story from its first state and waits until it and its play function are done. */
  readonly show: (id: string, look: Look) => Promise<void>;
  /** The violations that axe finds, a line each, with their elements. */
  readonly violations: () => Promise<string[]>;
};

async function openStoryPage(page: Page): Promise<StoryPage> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const show = await openPreview(page);
  await page.evaluate(axeSource);
  return {
    page,
    problems,
    show: async (id, look) => {
      problems.length = 0;
      problems.push(...(await show(id, look)));
    },
    violations: async () => {
      const { violations } = await page.evaluate(
        (options) => window.axe.run(document.querySelector('#storybook-root'), options),
        axeOptions,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      );
    },
  };
}

/** The preview of each worker. */
export const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 1024, height: 800 },
        locale: 'en-US',
        reducedMotion: 'reduce',
      });
      await serveStorybook(context);
      await use(await openStoryPage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { origin, serveStorybook } from './built-storybook';

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

export type Look = { locale: 'en' | 'es'; theme: 'light' | 'dark' };

type Channel = {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (payload: { storyId?: string }) => void): void;
  off(event: string, listener: (payload: { storyId?: string }) => void): void;
};

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    axe: { run(context: Element | null, options: RunOptions): Promise<AxeResults> };
  }
}

/** Storybook's preview, opened once per worker; stories are changed without reloading it. */
export class StoryPage {
  readonly page: Page;
  /** Errors in the page since the last story was shown. */
  readonly problems: string[] = [];
  #shown = 'primitives-text--headings';

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text());
    });
  }

  async open(): Promise<void> {
    await this.page.goto(`${origin}/iframe.html?id=${this.#shown}&viewMode=story`);
    await this.page.waitForFunction(() => document.body.matches('.sb-show-main'));
    await this.page.evaluate(axeSource);
  }

  /** Shows a story from its first state and waits until it and its play function are done. */
  async show(id: string, look: Look): Promise<void> {
    this.problems.length = 0;
    await this.#tell(
      'updateGlobals',
      { globals: { ...look, a11y: { manual: true } } },
      this.#shown,
    );
    const again = this.#shown === id;
    this.#shown = id;
    if (again) await this.#tell('forceRemount', { storyId: id }, id);
    else await this.#tell('setCurrentStory', { storyId: id, viewMode: 'story' }, id);
  }

  /** Waits for the story: Storybook reloads the page on a message while a story is rendering. */
  async #tell(event: string, payload: unknown, awaited: string): Promise<void> {
    const failure = await this.page.evaluate(tellStorybook, { event, payload, awaited });
    if (failure !== undefined) this.problems.push(failure);
  }

  /** The violations that axe finds, a line each, with their elements. */
  async violations(): Promise<string[]> {
    const { violations } = await this.page.evaluate(
      (options) => window.axe.run(document.querySelector('#storybook-root'), options),
      axeOptions,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  }
}

type Message = { event: string; payload: unknown; awaited: string };

/** Runs in the page: sends a message and waits for the awaited story; resolves to its error. */
function tellStorybook({ event, payload, awaited }: Message): Promise<string | undefined> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
  return new Promise((resolve) => {
    const listeners = ends.map((end) => {
      const listener = (ended: { storyId?: string }) => {
        if (end === 'storyFinished' && ended.storyId !== awaited) return;
        for (const [name, other] of listeners) channel.off(name, other);
        const answer = end === 'storyFinished' ? undefined : `${end}: ${JSON.stringify(ended)}`;
        requestAnimationFrame(() => setTimeout(resolve, 0, answer));
      };
      channel.on(end, listener);
      return [end, listener] as const;
    });
    channel.emit(event, payload);
  });
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
      const stories = new StoryPage(await context.newPage());
      await stories.open();
      await use(stories);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

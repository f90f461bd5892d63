import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

const folder = fileURLToPath(new URL('../../dist/storybook', import.meta.url));

/** No server listens here: every request is answered from the built files. */
export const origin = 'http://localhost';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export type StoryEntry = { id: string; title: string; name: string };

/** @throws Error when Storybook has not been built */
export function listStories(): StoryEntry[] {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new Error('There is no built Storybook: run "npm run build:storybook" first.');
  }
  const { entries }: { entries: Record<string, StoryEntry & { type: string }> } = JSON.parse(
    readFileSync(index, 'utf8'),
  );
  return Object.values(entries).filter((entry) => entry.type === 'story');
}

/** Serves the built files to a context and aborts all other requests: no story needs a network. */
export async function serveStorybook(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const path = join(folder, decodeURIComponent(url.pathname));
    if (url.origin === origin && existsSync(path)) {
      await route.fulfill({
        path,
        contentType: types[extname(path)] ?? 'application/octet-stream',
      });
    } else {
      await route.abort();
    }
  });
}

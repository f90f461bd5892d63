import { settle } from '@portico/core/testing';
import type { Locale } from '@portico/core';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import preview from '../../../stories/.storybook/preview';
import { watchPage } from '../../effects/texts/watch-page';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Stories = Parameters<typeof composeStories>[0];
type Story = { readonly run: (context: object) => Promise<void> };

setProjectAnnotations([preview]);

const locales: readonly Locale[] = ['en', 'es'];

export function testScreens(name: string, folders: readonly string[]): void {
  describe.each(locales)('the screens in plain words (%s)', (locale) => {
    const shown = new Map<string, string>();
    const failed: string[] = [];
    beforeAll(async () => {
      const watched = watchPage();
      const globals = { locale, words: 'plain', theme: 'light', brand: '', width: '' };
      for (const [story, run] of (await storiesIn(folders)).flatMap(storiesOf)) {
        try {
          await run({ globals });
        } catch (error) {
          failed.push(`${story}: ${String(error)}`);
        }
        cleanup();
        for (const text of watched.texts) if (!shown.has(text)) shown.set(text, story);
        watched.texts.clear();
      }
      await settle();
      watched.stop();
      writeFileSync(`/tmp/screens.${name}.${locale}.json`, JSON.stringify([...shown], null, 1));
    }, 600_000);
    it('run', () => expect(failed.map((one) => one.slice(0, 300))).toEqual([]));
  });
}

const root = join(import.meta.dirname, '../../../stories');

async function storiesIn(folders: readonly string[]): Promise<readonly Stories[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => join(root, folder, file)),
  );
  return Promise.all(files.map((file): Promise<Stories> => import(file)));
}

function storiesOf(file: Stories): readonly (readonly [string, Story['run']])[] {
  return Object.entries<unknown>(composeStories(file)).flatMap(([name, story]) =>
    isStory(story) ? [[name, (context: object) => story.run(context)] as const] : [],
  );
}

const isStory = (value: unknown): value is Story => typeof value === 'function' && 'run' in value;

import { settle } from '@portico/core/testing';
import type { Locale } from '@portico/core';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import preview from '../../../stories/.storybook/preview';
import { watchPage } from '../../effects/texts/watch-page';
import { glossary } from '../glossary';
import { brokenRules } from '../plain-rules';
import { englishWord, withoutDays, withoutNames } from './story-data';

type Stories = Parameters<typeof composeStories>[0];
type Story = { readonly run: (context: object) => Promise<void> };

setProjectAnnotations([preview]);

const locales: readonly Locale[] = ['en', 'es'];
const root = join(import.meta.dirname, '../../../stories');

/** A code of the host: `PaymentBlocked`, `CLOSED`. */
const code = /\b([A-Z][a-z]+){2,}\b|\b[A-Z]{3,}\b/;

/**
 * Runs every story of the folders in plain words, in both languages, and checks each text that was
 * shown, also briefly or as an accessible name. Texts are without what the stories' API says.
 *
 * @param hasCancel whether any of them can be cancelled
 */
export function testScreens(folders: readonly string[], hasCancel = true): void {
  describe.each(locales)('the screens in plain words (%s)', (locale) => {
    const failed: string[] = [];
    /** Each text with the first story that shows it. */
    const shown = new Map<string, string>();
    /** The parts of each button named Cancel, by its story. */
    const cancels = new Map<string, string>();
    const wrong = (find: (text: string) => readonly string[]) =>
      [...shown].flatMap(([text, story]) =>
        find(text).map((what) => `${story}: ${what}: ${text.slice(0, 200)}`),
      );

    beforeAll(async () => {
      const watched = watchPage();
      const globals = { locale, words: 'plain', theme: 'light', brand: '', width: '' };
      for (const [name, run] of (await storiesIn(folders)).flatMap(storiesOf)) {
        await run({ globals }).catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
        for (const button of cancelButtons()) cancels.set(name, button.getAttribute('part') ?? '');
        cleanup();
        for (const text of watched.texts) {
          const own = withoutNames(text);
          if (!shown.has(own)) shown.set(own, name);
        }
        watched.texts.clear();
      }
      await settle();
      watched.stop();
    }, 900_000);

    it('are all reached, by the actions of their stories', () => {
      expect(failed.map((each) => each.slice(0, 300))).toEqual([]);
      expect(shown.size).toBeGreaterThan(50);
    });

    it('[POR-083] show no key, code, Title Case label or field name', () => {
      const rules = (text: string) => [
        ...brokenRules(locale === 'en' ? withoutDays(text) : text, locale),
        ...(code.test(text) ? ['a code'] : []),
      ];
      expect(wrong(rules)).toEqual([]);
    });

    it('[POR-083] use no word that the glossary replaces', () => {
      const misnamed = (text: string) =>
        glossary.filter(({ avoid }) => avoid[locale]?.test(text)).map(({ use }) => use[locale]);
      expect(wrong(misnamed)).toEqual([]);
    });

    it('show Cancel as a quiet button', () => {
      expect(cancels.size > 0).toBe(hasCancel);
      expect([...cancels].filter(([, parts]) => !parts.includes('button-quiet'))).toEqual([]);
    });

    if (locale === 'en') return;
    it('[POR-083] are Spanish throughout, also dates, days and months', () => {
      expect(wrong((text) => [englishWord.exec(text)?.[0] ?? ''].filter(Boolean))).toEqual([]);
    });
  });
}

function cancelButtons(): readonly Element[] {
  const frames = [...document.querySelectorAll('[data-shadow-frame]')];
  return frames
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('button') ?? [])])
    .filter(({ textContent }) => /^Cancel(ar)?$/.test(textContent));
}

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

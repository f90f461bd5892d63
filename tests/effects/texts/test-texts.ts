import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { settle } from '@portico/core/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import preview from '../../../stories/.storybook/preview';
import type { Codes } from '../codes/code';
import type { Settings } from '../settings/effect';
import { allPackages, cataloguesOf, keysOf, markersOf } from './catalogues';
import { notShown, withoutSetup } from './not-shown';
import { watchPage } from './watch-page';

type Stories = Parameters<typeof composeStories>[0];
type Story = {
  readonly args: Settings;
  readonly run: (context: { readonly args: Settings }) => Promise<void>;
};

/**
 * A state of a screen that no story shows. `show` opens it with settings that replace only these
 * sentences, so that it can find controls by the others.
 */
export type State = {
  readonly keys: readonly string[];
  readonly show: (settings: Settings) => Promise<unknown>;
};

setProjectAnnotations([preview]);

/**
 * Runs every story with settings that replace every sentence by its key, and every further state
 * with its own sentences replaced. Each sentence of the packages has to be shown replaced, and none
 * with its original text during a story. A sentence that is never shown fails, unless `notShown`
 * has the reason.
 *
 * @param codes the tests of `[POR-020]` show their sentences in the same way
 */
export async function testTexts(about: {
  readonly packages: readonly string[];
  readonly stories: readonly Stories[];
  readonly states: readonly State[];
  readonly codes: readonly Codes[];
}): Promise<void> {
  const catalogues = (await Promise.all(about.packages.map(cataloguesOf))).flat();
  const markers = markersOf((await Promise.all(allPackages.map(cataloguesOf))).flat());
  const shownByCodes = new Set(about.codes.flatMap(({ says }) => Object.values(says)));
  const watched = watchPage();
  const broken: string[] = [];
  const absent = new Set<string>();
  let ownTexts = new Set<string>();

  const runState = async (name: string, show: () => Promise<unknown>) => {
    try {
      await show();
    } catch (error) {
      broken.push(`${name}: ${String(error)}`);
    }
    for (const one of absentIds(document)) absent.add(`${name}: ${one}`);
    cleanup();
  };

  beforeAll(async () => {
    const stories = about.stories.flatMap((file) => Object.entries<unknown>(composeStories(file)));
    for (const [name, story] of stories) {
      if (!isStory(story)) continue;
      await runState(name, () => story.run({ args: { ...story.args, ...markers } }));
    }
    ownTexts = new Set(watched.texts);
    for (const { keys, show } of about.states) {
      const own = Object.fromEntries(keys.map((key) => [key, markers[key] ?? '']));
      await runState(keys.join(), async () => {
        await show(own);
        await waitFor(() => expect(keys.filter((key) => !watched.keys.has(key))).toEqual([]));
      });
    }
    await settle();
    watched.stop();
  }, 300_000);

  it('every state can be reached with replaced sentences', () => {
    expect(broken.map((each) => each.slice(0, 300))).toEqual([]);
  });

  it('what a control names as its label or description is in the page', () => {
    expect([...absent]).toEqual([]);
  });

  it.each(catalogues.map((catalogue) => [catalogue.file, catalogue] as const))(
    '%s: every sentence can be replaced by a setting',
    (_, catalogue) => {
      const shown = (key: string) => watched.keys.has(key) || shownByCodes.has(key);
      const excused = (key: string) => Object.hasOwn(notShown, key);
      expect(keysOf(catalogue).filter((key) => shown(key) === excused(key))).toEqual([]);
      if (withoutSetup.includes(catalogue.texts.group)) return;
      const own = Object.values(catalogue.texts.english).filter(isSentence);
      expect(own.filter((sentence) => ownTexts.has(sentence))).toEqual([]);
    },
  );
}

/** The attributes that name an id which is not in the same tree. */
function absentIds(root: Document | ShadowRoot): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const own = ['aria-describedby', 'aria-labelledby'].flatMap((attribute) =>
      (element.getAttribute(attribute)?.split(/\s+/) ?? [])
        .filter((id) => id !== '' && !root.getElementById(id))
        .map(() => `${attribute} of ${element.localName} ${element.getAttribute('name') ?? ''}`),
    );
    return element.shadowRoot ? [...own, ...absentIds(element.shadowRoot)] : own;
  });
}

function isStory(value: unknown): value is Story {
  return typeof value === 'function' && 'run' in value && 'args' in value;
}

/** More than three words: a shorter text may be a name in the test data. */
const isSentence = (text: string) => text.split(' ').length > 3;

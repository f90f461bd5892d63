import { startTestCore } from '@portico/core/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WidgetProvider } from '../react/widget-provider';
import { useUnsavedChanges } from './use-unsaved-changes';

afterEach(cleanup);

type Part = { readonly changed: boolean; readonly draft?: string };

function PartOfPage({ changed, draft }: Part) {
  useUnsavedChanges(changed, draft);
  return null;
}

async function show() {
  const { core } = await startTestCore();
  const rendered = render(<></>);
  const draw = (parts: readonly Part[]) =>
    rendered.rerender(
      <WidgetProvider core={core}>
        {parts.map((part, index) => (
          <PartOfPage key={index} {...part} />
        ))}
      </WidgetProvider>,
    );
  return { core, draw };
}

describe('unsaved changes', () => {
  it('[LON-502] are counted while a part has some', async () => {
    const { core, draw } = await show();
    draw([{ changed: false }]);
    expect(core.unsaved.value).toBe(false);
    draw([{ changed: true }]);
    expect(core.unsaved.value).toBe(true);
    draw([{ changed: false }]);
    expect(core.unsaved.value).toBe(false);
  });

  it('are counted until no part has any', async () => {
    const { core, draw } = await show();
    draw([{ changed: true }, { changed: true }]);
    draw([{ changed: true }, { changed: false }]);
    expect(core.unsaved.value).toBe(true);
    draw([{ changed: false }, { changed: false }]);
    expect(core.unsaved.value).toBe(false);
  });

  it('end with the page', async () => {
    const { core, draw } = await show();
    draw([{ changed: true }, { changed: true }]);
    draw([]);
    expect(core.unsaved.value).toBe(false);
  });

  it('that a navigation has discarded are not counted again when its page ends', async () => {
    const { core, draw } = await show();
    draw([{ changed: true }, { changed: true }]);
    const seen: boolean[] = [];
    core.unsaved.value = false;
    core.unsaved.subscribe((unsaved) => seen.push(unsaved));
    draw([{ changed: true }]);
    draw([]);
    expect(seen).toEqual([false]);
  });

  it('that a navigation has discarded are counted again after another change', async () => {
    const { core, draw } = await show();
    draw([{ changed: true, draft: 'a' }]);
    core.unsaved.value = false;
    draw([{ changed: true, draft: 'a' }]);
    expect(core.unsaved.value).toBe(false);
    draw([{ changed: true, draft: 'ab' }]);
    expect(core.unsaved.value).toBe(true);
  });
});

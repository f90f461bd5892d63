import { describe, expect, it } from 'vitest';
import { collectWidgets } from './collect.mjs';
import { staleOutputs } from './generate.mjs';

describe('the files generated from the elements’ declarations', () => {
  it('are up to date; else run node packages/element/build/generate.mjs', async () => {
    expect([...(await staleOutputs()).keys()]).toEqual([]);
  });

  it('document every property, event, setting and part', async () => {
    const widgets = await collectWidgets();
    const silent = widgets.flatMap(({ tag, summary, properties, events, settings, parts }) =>
      [{ name: tag, doc: summary }, ...properties, ...events, ...settings, ...parts]
        .filter(({ doc }) => doc.trim() === '')
        .map((one) => ('name' in one ? one.name : one.key)),
    );
    expect(widgets.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });

  it('can be generated without a DOM', async () => {
    expect(typeof document).toBe('undefined');
    await expect(collectWidgets()).resolves.toBeDefined();
  });
}, 60_000);

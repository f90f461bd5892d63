import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesDir } from '../../build/package-sources.mjs';
import { collectWidgets } from './collect.mjs';

describe('what is made from the elements’ declarations', () => {
  it('documents every property, event and part', async () => {
    const widgets = await collectWidgets();
    const silent = widgets.flatMap(({ tag, summary, properties, events, parts }) =>
      [{ name: tag, doc: summary }, ...properties, ...events, ...parts]
        .filter(({ doc }) => doc.trim() === '')
        .map(({ name }) => name),
    );
    expect(widgets.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });

  it('can be made without a DOM', async () => {
    expect(typeof document).toBe('undefined');
    await expect(collectWidgets()).resolves.toBeDefined();
  });

  it('is an entry of its package for each tag', async () => {
    const entries = (await collectWidgets()).map((widget) => {
      const folder = join(packagesDir, widget.package);
      const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
      const source = `./src/generated/${widget.tag}.ts`;
      return [widget.tag, manifest.includes(`"${source}"`) && existsSync(join(folder, source))];
    });
    expect(entries.filter(([, isEntry]) => !isEntry)).toEqual([]);
  });
}, 60_000);

import { pageCore } from '@portico/core';
import { fieldNames } from './first-screen/field-names';
import type { FirstScreenModule } from './first-screen/first-screen';
import { read } from './first-screen/first-words';
import { hiddenKey } from './first-screen/hidden-fields';

/**
 * Remembers for the next page which fields of a first screen this lender does not show.
 *
 * @param shown names of the fields that React has drawn in its place
 */
export function keepHidden(tag: string, { draw }: FirstScreenModule, shown: string): void {
  const box = document.createElement('div');
  draw(box, () => undefined);
  const names = shown.split(',');
  const hidden = fieldNames(box)
    .split(',')
    .filter((name) => !names.includes(name));
  const { localStorage: storage } = pageCore().environment;
  const kept = read(() => storage?.get(hiddenKey) ?? null);
  storage?.set(hiddenKey, JSON.stringify({ ...kept, [tag]: [...new Set(hidden)].join() }));
}

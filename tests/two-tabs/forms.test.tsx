import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../demo-host/api/testing/test-host';
import { savingForms } from './forms';
import { openTab, type Tab } from './tab';

const hosts: TestHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** The value at a path of names, in the data of the API. */
function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value: unknown, name) => Reflect.get(Object(value), name), data);
}

/** Each field of a form with the next one, and the last with the first. */
const pairs = savingForms.flatMap((form) =>
  form.changes.map((earlier, index) => {
    const later = form.changes[(index + 1) % form.changes.length] ?? earlier;
    return [form.name, earlier.field, later.field, { form, earlier, later }] as const;
  }),
);

it.each(pairs)(
  '[POR-128] %s: %s, saved in one tab, stays when another tab that was open saves %s',
  async (_name, _earlier, _later, { form, earlier, later }) => {
    const host = await createTestHost();
    hosts.push(host);
    const tokens = [await host.signIn(form.borrower), await host.signIn(form.borrower)] as const;
    const one = await openTab(host, tokens[0], form.view);
    const other = await openTab(host, tokens[1], form.view);
    for (const tab of [one, other]) await form.open?.(tab);

    const save = async (tab: Tab, { make, stored }: typeof earlier) => {
      await make(tab);
      await form.save(tab);
      await waitFor(async () => {
        expect(valueAt(await form.stored(host, tokens[0]), stored[0])).toBe(stored[1]);
      });
    };
    await later.make(other);
    await save(one, earlier);
    await form.save(other);
    await waitFor(async () => {
      const stored = await form.stored(host, tokens[0]);
      const values = [earlier, later].map((change) => valueAt(stored, change.stored[0]));
      expect(values).toEqual([earlier.stored[1], later.stored[1]]);
    });
  },
);

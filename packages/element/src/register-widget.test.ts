import { expect, it } from 'vitest';

/** The package is loaded within the test, which takes a busy machine more than the usual five seconds. */
const timeout = 60_000;

it('can be imported and registered where there is no document', { timeout }, async () => {
  const { defineWidget, registerWidget } = await import('./index');
  const widget = defineWidget({
    tag: 'portico-nowhere',
    summary: 'Is drawn nowhere.',
    properties: {},
    events: [],
    settings: [],
    texts: [],
    skeleton: { rows: 1 },
    view: () => null,
  });
  expect(typeof document).toBe('undefined');
  expect(() => registerWidget(widget)).not.toThrow();
});

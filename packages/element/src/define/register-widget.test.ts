import { expect, it } from 'vitest';

it('can be imported and registered without a DOM', async () => {
  const { defineWidget, registerWidget } = await import('../index');
  const widget = defineWidget({
    tag: 'portico-nowhere',
    summary: 'Is drawn nowhere.',
    properties: {},
    events: [],
    texts: [],
    skeleton: { rows: 1 },
    reservedHeight: 120,
    view: () => null,
  });
  expect(typeof document).toBe('undefined');
  expect(() => registerWidget(widget)).not.toThrow();
});

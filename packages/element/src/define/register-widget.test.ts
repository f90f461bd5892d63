import { expect, it } from 'vitest';

it('can be imported and registered without a DOM', async () => {
  const { defineWidget, registerWidget } = await import('../index');
  const widget = defineWidget({
    tag: 'portico-nowhere',
    properties: {},
    texts: [],
    skeleton: { rows: 1 },
    view: () => null,
  });
  expect(typeof document).toBe('undefined');
  expect(() => registerWidget(widget)).not.toThrow();
});

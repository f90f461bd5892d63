import { expect, it } from 'vitest';
import { textsOf } from './catalogue';
import { catalogue } from './catalogue.generated';

it('knows tags with their attributes, texts with their placeholders, style properties and parts', () => {
  expect(catalogue.tags['portico-accounts']).toMatchObject({
    layout: "'auto' | 'table' | 'cards'",
    'hide-heading': 'boolean',
    theme: "'light' | 'dark' | 'auto'",
  });
  expect(textsOf(catalogue).get('activation.serviceAt')).toEqual(['phone']);
  expect(textsOf(catalogue).size).toBeGreaterThan(300);
  expect(catalogue.properties).toContain('color-brand');
  expect(catalogue.parts).toEqual(expect.arrayContaining(['logo', 'button-', 'dialog']));
  expect(Object.keys(catalogue.settings).length).toBeGreaterThan(100);
});

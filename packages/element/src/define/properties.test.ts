import { array, number } from 'valibot';
import { describe, expect, it } from 'vitest';
import { commonProperties, overridesProperty } from './common-properties';
import { jsonProperty } from './json-property';
import { booleanProperty, choiceProperty, readProperty, stringProperty } from './properties';
import { attributeName, type Property } from './property';

const unreadable = 'unreadable';
const days = jsonProperty(array(number()), { default: [] });
const digit = readProperty('number', (text) => (/^\d$/.test(text) ? Number(text) : undefined));

function fromText(property: Property<unknown>, text: string): unknown {
  const reading = property.fromText(text);
  return reading.ok ? reading.value : unreadable;
}

function fromValue(property: Property<unknown>, value: unknown): unknown {
  const reading = property.fromValue(value);
  return reading.ok ? reading.value : unreadable;
}

describe('an attribute is read', () => {
  const layout = choiceProperty({ choices: ['wide', 'narrow'], default: 'wide' });

  it.each<[string, Property<unknown>, string, unknown]>([
    ['as an unchanged text', stringProperty(), ' a ', ' a '],
    ['as an empty text', stringProperty({ default: 'x' }), '', ''],
    ['as one of the choices', layout, 'narrow', 'narrow'],
    ['not as another value', layout, 'Narrow', unreadable],
    ['as true when empty', booleanProperty(), '', true],
    ['as true when it repeats its name', booleanProperty(), 'open', true],
    ['as false only for "false"', booleanProperty(), 'false', false],
    ['as its own reading', digit, '3', 3],
    ['not as what that does not read', digit, '3px', unreadable],
    ['as a level of headings', commonProperties.headingLevel, '6', 6],
    ['not as a level below 6', commonProperties.headingLevel, '7', unreadable],
    ['not as a level between two', commonProperties.headingLevel, '1.5', unreadable],
    ['as JSON', days, '[1, 2]', [1, 2]],
    ['not as broken JSON', days, '[1,', unreadable],
    ['not as JSON of another shape', days, '["1"]', unreadable],
  ])('%s', (_, property, text, value) => {
    expect(fromText(property, text)).toEqual(value);
  });
});

describe('a property accepts', () => {
  it.each<[string, Property<unknown>, unknown, unknown]>([
    ['a text', stringProperty(), 'a', 'a'],
    ['a number for a text', stringProperty(), 12, '12'],
    ['no object for a text', stringProperty(), {}, unreadable],
    ['a flag', booleanProperty(), false, false],
    ['no text for a flag', booleanProperty(), 'true', unreadable],
    ['a number for its own reading', digit, 0, 0],
    ['a text for its own reading', digit, '3', 3],
    ['nothing else for its own reading', digit, [3], unreadable],
    ['a level of headings', commonProperties.headingLevel, 3, 3],
    ['no level 0 of headings', commonProperties.headingLevel, 0, unreadable],
    ['a list', days, [1], [1]],
    ['the JSON of a list', days, '[1, 2]', [1, 2]],
    ['no text that is not JSON for a list', days, '1;2', unreadable],
    ['settings', overridesProperty, { 'a.b': true }, { 'a.b': 'true' }],
    ['the JSON of settings', overridesProperty, '{"a.b": 3}', { 'a.b': '3' }],
    ['no text that is not JSON for settings', overridesProperty, 'a.b', unreadable],
  ])('%s', (_, property, value, taken) => {
    expect(fromValue(property, value)).toEqual(taken);
  });
});

it.each([
  ['open', 'open'],
  ['accountNumber', 'account-number'],
  ['returnURL', 'return-u-r-l'],
])('the attribute of %s is %s', (property, attribute) => {
  expect(attributeName(property)).toBe(attribute);
});

import { array, number } from 'valibot';
import { describe, expect, it } from 'vitest';
import { jsonProperty } from './json-property';
import { booleanProperty, choiceProperty, numberProperty, stringProperty } from './properties';
import { attributeName, type Property } from './property';

const doc = 'A property.';
const unreadable = 'unreadable';

function fromText(property: Property<unknown>, text: string): unknown {
  const reading = property.fromText(text);
  return reading.ok ? reading.value : unreadable;
}

function fromValue(property: Property<unknown>, value: unknown): unknown {
  const reading = property.fromValue(value);
  return reading.ok ? reading.value : unreadable;
}

describe('an attribute is read', () => {
  const layout = choiceProperty({ doc, choices: ['wide', 'narrow'], default: 'wide' });
  const days = jsonProperty(array(number()), { doc, type: 'number[]', default: [] });

  it.each<[string, Property<unknown>, string, unknown]>([
    ['as the text it is', stringProperty({ doc }), ' a ', ' a '],
    ['as an empty text', stringProperty({ doc, default: 'x' }), '', ''],
    ['as one of the words', layout, 'narrow', 'narrow'],
    ['not as another word', layout, 'Narrow', unreadable],
    ['as on when empty', booleanProperty({ doc }), '', true],
    ['as on when it names itself', booleanProperty({ doc }), 'open', true],
    ['as off only by "false"', booleanProperty({ doc }), 'false', false],
    ['as a number', numberProperty({ doc }), ' -1.5 ', -1.5],
    ['not as a number when empty', numberProperty({ doc }), '', unreadable],
    ['not as a number with a unit', numberProperty({ doc }), '3px', unreadable],
    ['not as an endless number', numberProperty({ doc }), 'Infinity', unreadable],
    ['as JSON', days, '[1, 2]', [1, 2]],
    ['not as broken JSON', days, '[1,', unreadable],
    ['not as JSON of another shape', days, '["1"]', unreadable],
  ])('%s', (_, property, text, value) => {
    expect(fromText(property, text)).toEqual(value);
  });
});

describe('a property takes', () => {
  it.each<[string, Property<unknown>, unknown, unknown]>([
    ['a text', stringProperty({ doc }), 'a', 'a'],
    ['a number where a text is due', stringProperty({ doc }), 12, '12'],
    ['no object where a text is due', stringProperty({ doc }), {}, unreadable],
    ['a flag', booleanProperty({ doc }), false, false],
    ['no text where a flag is due', booleanProperty({ doc }), 'true', unreadable],
    ['a number', numberProperty({ doc }), 0, 0],
    ['not what is no number', numberProperty({ doc }), Number.NaN, unreadable],
    ['no text where a number is due', numberProperty({ doc }), '3', unreadable],
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

import { expect, it } from 'vitest';
import { chosenOf, type Choices } from './choices';

const offered = (...values: readonly string[]): Choices => ({
  at: 'ready',
  choices: values.map((value) => ({ value, label: `Account ${value}` })),
});

it.each<[string, Choices, string | undefined, string | undefined]>([
  ['the wanted one', offered('1', '2'), '2', '2'],
  ['the first where none is wanted', offered('1', '2'), undefined, '1'],
  ['the first where the wanted one is not offered', offered('1', '2'), '3', '1'],
  ['none where nothing is offered', offered(), '1', undefined],
  ['none while the list is loading', { at: 'loading' }, '1', undefined],
  ['none where the list could not be loaded', { at: 'failed' }, '1', undefined],
])('the choice is %s', (_, choices, wanted, chosen) => {
  expect(chosenOf(choices, wanted)?.value).toBe(chosen);
});

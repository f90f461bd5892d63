import { expect, it } from 'vitest';
import { fileFor } from './chunk-plan.mjs';

it.each([
  ['one tag', ['portico-faq'], 'faq'],
  ['sign-in and another tag', ['portico-faq', 'portico-sign-in'], 'runtime'],
  ['sign-in alone', ['portico-sign-in'], 'sign-in'],
  ['two other tags', ['portico-faq', 'portico-messages'], 'part portico-faq portico-messages'],
  ['payment and another tag', ['portico-faq', 'portico-payment'], 'shared'],
  ['many tags', ['a', 'b', 'c', 'd', 'e'], 'shared'],
])('chooses the file of code that %s loads', (_what, tags, file) => {
  expect(fileFor(tags)).toBe(file);
});

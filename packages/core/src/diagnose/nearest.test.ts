import { expect, it } from 'vitest';
import { screens } from '../navigation/destination';
import { catalogue } from './catalogue.generated';
import { suggest } from './nearest';

const properties = catalogue.properties.map((name) => `--portico-${name}`);
const tags = Object.keys(catalogue.tags);

it.each<[string, readonly string[], string]>([
  ['signIn', screens, '"login"'],
  ['sign-in', screens, '"login"'],
  ['signUp', screens, '"register"'],
  ['home', screens, '"dashboard"'],
  ['pay', screens, '"payment"'],
  ['details-loan', screens, '"loanDetails"'],
  ['dashbord', screens, '"dashboard"'],
  ['--portico-brand-color', properties, '"--portico-color-brand"'],
  ['--portico-primary-color', properties, '"--portico-color-brand"'],
  ['--portico-color-brnd', properties, '"--portico-color-brand"'],
  ['--portico-border-radius', properties, '"--portico-radius"'],
  ['portico-login', tags, '"portico-sign-in"'],
  ['portico-signin', tags, '"portico-sign-in"'],
  ['portico-branches', tags, '"portico-branch-locator"'],
  ['lang', ['api', 'locale'], '"locale"'],
  ['x', ['api', 'locale'], 'one of: api, locale'],
  ['{x}', [], 'nothing in its place'],
])('for "%s" of %j: %s', (name, known, suggestion) => {
  expect(suggest(name, known)).toBe(suggestion);
});

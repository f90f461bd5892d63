import { configurationName } from '@portico/contract/page-protocol';
import { plainWords } from '@portico/core/plain-words';
import { defineTexts } from '@portico/core/internal';
import { createPageStore, startTestCore } from '@portico/core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { publishPreset } from './publish-preset';

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for(configurationName));
});

const load = vi.fn(() => Promise.resolve(plainWords));
const signIn = () => defineTexts('signIn', { logIn: 'Log In', username: 'Username' });

/** The sentences of a page whose core is created after its first screens. */
async function textsOf(texts: ReturnType<typeof defineTexts<string>>) {
  const { core } = await startTestCore({ page: createPageStore() });
  await core.loadTexts([texts]);
  return core.texts(texts).value;
}

it('shows the sentences of the first screen without loading any', async () => {
  load.mockClear();
  publishPreset('en', { signIn: { 'signIn.logIn': 'Come in' } }, load);
  const t = await textsOf(signIn());
  expect([t('logIn'), t('username')]).toEqual(['Come in', 'Username']);
  expect(load).not.toHaveBeenCalled();
});

it('loads those of other groups, and keeps the groups that the preset does', async () => {
  publishPreset('en', {}, load);
  expect((await textsOf(signIn()))('logIn')).toBe('Sign in');
  expect((await textsOf(defineTexts('noWords', { title: 'As it is' })))('title')).toBe('As it is');
});

it('has the sentences of each tag of the page', async () => {
  publishPreset('en', { signIn: { 'signIn.logIn': 'Come in' } }, load);
  publishPreset('en', { faq: { 'faq.heading': 'Ask us' } }, load);
  expect((await textsOf(signIn()))('logIn')).toBe('Come in');
  expect((await textsOf(defineTexts('faq', { heading: 'FAQ' })))('heading')).toBe('Ask us');
});

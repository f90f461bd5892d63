import { expect, it } from 'vitest';
import { describeSentences } from './describe-sentences';

it('the sentences of each language are built in, translated where they can be, and in plain words', async () => {
  const texts = [
    {
      group: 'signIn',
      english: { title: 'Log in', only: 'English only' },
      languages: { es: async () => ({ default: { title: 'Iniciar sesión' } }) },
    },
    { group: 'other', english: { a: 'A' }, languages: {} },
  ];
  const words = (_locale: string, group: string) =>
    group === 'signIn' ? async () => ({ default: { 'signIn.title': 'Sign in' } }) : undefined;
  expect(await describeSentences(texts, words)).toMatchObject({
    en: {
      builtIn: { 'signIn.title': 'Log in', 'signIn.only': 'English only', 'other.a': 'A' },
      plain: { 'signIn.title': 'Sign in' },
    },
    es: {
      builtIn: { 'signIn.title': 'Iniciar sesión', 'signIn.only': 'English only', 'other.a': 'A' },
      plain: { 'signIn.title': 'Sign in' },
    },
  });
});

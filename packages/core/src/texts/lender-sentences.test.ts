import { applicationOptions, clientError } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { createTestServer, failRetries, settle, startTestCore, type TestOptions } from '../testing';
import { defineTexts, type Words } from './texts';

const english = { title: 'Sign in', ends: 'Ends in {time}', only: 'English only' };
const catalogue = defineTexts('signIn', english, {
  es: async () => ({ default: { title: 'Iniciar sesión' } }),
});
const esperanto = { 'signIn.title': 'Ensaluti', 'signIn.ends': 'Finas post {time}' };

/** A page with a lender's file at `/words.json`. */
async function pageWith(file: unknown, options: TestOptions = {}, status?: number) {
  const server = createTestServer();
  server.answerFile('/words.json', file, status);
  server.answerRaw(applicationOptions, { gassySettings: { shared: options.settings ?? {} } });
  server.answerRaw(clientError, { HasNoErrors: true });
  const configuration = { sentences: '/words.json', ...options.configuration };
  const test = await startTestCore({ ...options, server, configuration });
  const loading = test.core.loadTexts([catalogue]);
  const shown = () => {
    const t = test.core.texts(catalogue).value;
    return [t('title'), t('ends', { time: '2:00' }), t('only')];
  };
  const reported = () => server.requestsTo(clientError).map(({ body }) => body);
  const requests = () => server.requests.filter(({ url }) => url === '/words.json').length;
  return { ...test, loading, shown, reported, requests };
}

const inEsperanto = { configuration: { locale: 'eo' } };

describe('[POR-151] a file of sentences that the lender gives', () => {
  it('brings a language, in which what it lacks is English', async () => {
    const { core, loading, shown, requests } = await pageWith({ eo: esperanto }, inEsperanto);
    await loading;
    expect(shown()).toEqual(['Ensaluti', 'Finas post 2:00', 'English only']);
    expect(core.configuration.value.locale).toBe('eo');
    await core.loadTexts([defineTexts('faq', { heading: 'FAQ' })]);
    expect(requests()).toBe(1);
  });

  it('corrects sentences of a language of the suite', async () => {
    const file = { es: { 'signIn.title': 'Entrar' }, en: { 'signIn.title': 'Come in' } };
    const spanish = await pageWith(file, { configuration: { locale: 'es' } });
    await spanish.loading;
    expect(spanish.shown()[0]).toBe('Entrar');
    const page = await pageWith(file);
    await page.loading;
    expect(page.shown()[0]).toBe('Come in');
  });

  it('goes before a preset of words, and a setting before it', async () => {
    const words: Words = () => async () => ({
      default: { 'signIn.title': 'Welcome', 'signIn.only': 'In other words' },
    });
    const options = {
      configuration: { ...inEsperanto.configuration, words },
      settings: { 'signIn.ends': 'Stops at {time}' },
    };
    const { loading, shown } = await pageWith({ eo: esperanto }, options);
    await loading;
    expect(shown()).toEqual(['Ensaluti', 'Stops at 2:00', 'In other words']);
  });

  it('with an entry that cannot be read has the others, and is reported', async () => {
    const file = { eo: { ...esperanto, 'signIn.only': 3, title: 'x' }, esperanto: {}, de: 'x' };
    const { loading, shown, reported } = await pageWith(file, inEsperanto);
    await loading;
    await settle();
    expect(shown()).toEqual(['Ensaluti', 'Finas post 2:00', 'English only']);
    expect(reported()).toMatchObject([
      { Message: 'sentences: eo.signIn.only, eo.title, esperanto, de' },
    ]);
  });

  it.each([
    ['is no JSON', '<html>', 200],
    ['is no object', '[1]', 200],
    ['is refused', { eo: esperanto }, 404],
    ['is larger than any', { eo: { ...esperanto, 'x.y': 'x'.repeat(2_000_000) } }, 200],
  ])('that %s leaves the page in English, and is reported once', async (_, file, status) => {
    const { core, loading, shown, reported, requests } = await pageWith(file, inEsperanto, status);
    await loading;
    await settle();
    expect(shown()[0]).toBe('Sign in');
    expect(core.configuration.value.locale).toBe('en');
    expect(reported()).toHaveLength(1);
    expect(requests()).toBe(1);
  });

  it('without the language of the page leaves it in English', async () => {
    const { core, loading, shown } = await pageWith({ de: esperanto }, inEsperanto);
    await loading;
    expect(shown()[0]).toBe('Sign in');
    expect(core.configuration.value.locale).toBe('en');
  });

  it('that does not come is English after three tries, and Esperanto once it has come', async () => {
    const { core, server, clock, loading, shown, reported } = await pageWith({}, inEsperanto, 503);
    await failRetries({ clock });
    await loading;
    expect(shown()[0]).toBe('Sign in');
    expect(core.configuration.value.locale).toBe('en');
    await settle();
    server.answerFile('/words.json', { eo: esperanto });
    clock.advance(1_000);
    await settle();
    expect(shown()[0]).toBe('Ensaluti');
    expect(core.configuration.value.locale).toBe('eo');
    expect(reported()).toHaveLength(1);
  });

  it('is never requested where the page names none', async () => {
    const { loading, requests } = await pageWith({}, { configuration: { sentences: undefined } });
    await loading;
    expect(requests()).toBe(0);
  });
});

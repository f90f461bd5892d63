import { afterEach, describe, expect, it } from 'vitest';
import { clientError } from '@portico/contract';
import { apiRefused } from '@portico/contract/api-address';
import { refusedApis } from '@portico/contract/fixtures';
import { configure, readConfiguration } from './configuration';
import { pageStore } from './page-store';
import { createTestCore, settle } from '../testing';

afterEach(() => {
  for (const name of ['portico.page', 'portico.configuration']) {
    Reflect.deleteProperty(globalThis, Symbol.for(name));
  }
});

const defaults = { api: '', locale: 'en', pages: {}, absent: [], quickSignIn: undefined };

const suggestAddresses = async () => [];

describe('the configuration of a page', () => {
  it.each([
    ['nothing', {}, defaults],
    ['a language', { locale: 'es' }, { locale: 'es' }],
    ['a language with its region', { locale: 'es-MX' }, { locale: 'es' }],
    ['pages', { pages: { dashboard: '/a' } }, { pages: { dashboard: '/a' } }],
    ['screens that the lender does not have', { pages: { faq: null } }, { absent: ['faq'] }],
    ['a function that suggests addresses', { suggestAddresses }, { suggestAddresses }],
    ['pages as JSON text', { pages: '{"dashboard":"/a"}' }, { pages: { dashboard: '/a' } }],
  ])('reads %s', (_, raw, expected) => {
    const { configuration, bad } = readConfiguration(raw);
    expect(configuration).toEqual({ ...defaults, ...expected });
    expect(bad).toEqual([]);
  });

  it.each([
    ['locale', { locale: 'fr' }],
    ['pages', { pages: 'not JSON' }],
    ['pages', { pages: 'null' }],
    ['pages.dashboard', { pages: { dashboard: 'javascript:alert(1)' } }],
    ['suggestAddresses', { suggestAddresses: 'https://lender.test' }],
    ['words', { words: 'others' }],
    ['pages.nowhere', { pages: { nowhere: '/x' } }],
  ])('keeps the default of %s when it is bad, and says so', (name, raw) => {
    expect(readConfiguration(raw)).toEqual({ configuration: defaults, bad: [name] });
  });

  const page = new URL('https://lender.test/pay');

  it.each([
    ['/words/fr.json', 'https://lender.test/words/fr.json'],
    ['fr.json?v=2', 'https://lender.test/fr.json?v=2'],
    ['https://cdn.lender.test/fr.json', 'https://cdn.lender.test/fr.json'],
  ])('[POR-151] takes a file of sentences at %s, and the language that it brings', (given, at) => {
    const { configuration, bad } = readConfiguration({ sentences: given, locale: 'fr-CA' }, page);
    expect(configuration).toMatchObject({ sentences: at, locale: 'fr' });
    expect(bad).toEqual([]);
  });

  it.each(['http://cdn.lender.test/fr.json', 'data:application/json,{}', 'https://', 3])(
    '[POR-151] takes no file of sentences at %s, and then no language of it',
    (sentences) => {
      const { configuration, bad } = readConfiguration({ sentences, locale: 'fr' }, page);
      expect(configuration.sentences).toBeUndefined();
      expect(configuration.locale).toBe('en');
      expect(bad).toEqual(['sentences', 'locale']);
    },
  );

  it('keeps the valid pages if another is invalid', () => {
    const { configuration } = readConfiguration({ pages: { faq: '/faq', login: 'data:,x' } });
    expect(configuration.pages).toEqual({ faq: '/faq' });
  });

  it('has the preset of words that a first screen has published in place of its name', () => {
    const preset = () => undefined;
    Reflect.set(globalThis, Symbol.for('portico.configuration'), { words: preset });
    const { core } = createTestCore({ page: pageStore() });
    expect(core.configuration.value.words).toBe(preset);
  });

  it('follows the language of the page while its locale is `auto`', () => {
    let language = 'es-MX';
    const listeners = new Set<() => void>();
    const pageLanguage = {
      get: () => language,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const speak = (next: string) => {
      language = next;
      for (const listener of listeners) listener();
    };
    const { core } = createTestCore({ page: pageStore(), pageLanguage });
    configure({ locale: 'en' });
    expect(core.configuration.value.locale).toBe('en');
    expect(listeners.size).toBe(0);
    configure({ locale: 'auto' });
    expect(core.configuration.value.locale).toBe('es');
    speak('en-US');
    expect(core.configuration.value.locale).toBe('en');
    speak('fr');
    expect(core.configuration.value.locale).toBe('en');
    speak('ES');
    expect(core.configuration.value.locale).toBe('es');
    core.dispose();
    expect(listeners.size).toBe(0);
  });

  it('is passed on to first screens that the loader shows later', () => {
    const published = { locale: 'en' };
    Reflect.set(globalThis, Symbol.for('portico.configuration'), published);
    configure({ locale: 'es' });
    expect(published.locale).toBe('es');
  });

  it('is updated in an existing core', () => {
    const { core } = createTestCore({ page: pageStore() });
    configure({ locale: 'es' });
    configure({ api: 'https://api.test' });
    expect(core.configuration.value).toMatchObject({ locale: 'es', api: 'https://api.test' });
  });

  it('keeps the pages that a later call does not name, and those of the loader’s tag', () => {
    Reflect.set(globalThis, Symbol.for('portico.configuration'), {
      pages: '{"dashboard":"/account","faq":"/faq"}',
    });
    const { core } = createTestCore({ page: pageStore() });
    configure({ pages: { payment: '/pay', faq: '/help' } });
    configure({ pages: { login: '/login' } });
    configure({ locale: 'es' });
    expect(core.configuration.value.pages).toEqual({
      dashboard: '/account',
      faq: '/help',
      payment: '/pay',
      login: '/login',
    });
  });

  it('is read from the loader’s script tag, after configure()', () => {
    Reflect.set(globalThis, Symbol.for('portico.configuration'), {
      api: 'https://loader.test',
      locale: 'es',
      pages: '{"dashboard":"/account"}',
    });
    configure({ api: 'https://code.test' });
    const { core } = createTestCore({ page: pageStore() });
    expect(core.configuration.value).toMatchObject({
      api: 'https://code.test',
      locale: 'es',
      pages: { dashboard: '/account' },
    });
  });

  it('is reported by name when it is invalid', async () => {
    Reflect.set(globalThis, Symbol.for('portico.configuration'), { locale: 'fr' });
    const { core, server } = createTestCore({ page: pageStore() });
    await core.loadSetup();
    await settle();
    expect(server.requestsTo(clientError)[0]?.body).toMatchObject({
      Message: 'configuration: locale',
    });
  });
});

describe('the API', () => {
  const page = new URL('https://lender.example/pay');
  const apiOf = (api: unknown) => readConfiguration({ api }, page).configuration.api;

  it('is the page’s own origin by default', () => {
    expect(apiOf(undefined)).toBe('https://lender.example');
    expect(apiOf('https://api.test/')).toBe('https://api.test');
  });

  it.each([...refusedApis, 7])(
    '[POR-025] is refused as "%s": nothing is sent, and it is logged once',
    async (api) => {
      expect(readConfiguration({ api }, page)).toMatchObject({
        configuration: { api: 'about:invalid' },
        bad: ['api'],
      });
      const shared = pageStore();
      Reflect.set(globalThis, Symbol.for('portico.configuration'), { api });
      const { core, server, logged } = createTestCore({ page: shared });
      await core.loadSetup();
      configure({ locale: 'es' });
      await settle();
      expect(core.setup.value.status).toBe('failed');
      expect(server.requests.filter(({ url }) => !url.startsWith('about:invalid/'))).toEqual([]);
      expect(logged).toEqual([apiRefused]);
    },
  );
});

import { afterEach, describe, expect, it } from 'vitest';
import { clientError } from '@portico/contract';
import { configure, readConfiguration } from './configuration';
import { pageStore } from './page-store';
import { createTestCore, settle } from './testing';

afterEach(() => {
  for (const name of ['portico.page', 'portico.configuration']) {
    Reflect.deleteProperty(globalThis, Symbol.for(name));
  }
});

const defaults = { api: '', locale: 'en', pages: {}, quickSignIn: undefined };

describe('what a page says about itself', () => {
  it.each([
    ['nothing', {}, defaults],
    [
      'an address without its last slash',
      { api: 'https://api.test/' },
      { api: 'https://api.test' },
    ],
    ['a language', { locale: 'es' }, { locale: 'es' }],
    ['a language with its region', { locale: 'es-MX' }, { locale: 'es' }],
    ['pages', { pages: { dashboard: '/a' } }, { pages: { dashboard: '/a' } }],
    ['pages as JSON text', { pages: '{"dashboard":"/a"}' }, { pages: { dashboard: '/a' } }],
  ])('reads %s', (_, raw, expected) => {
    const { configuration, bad } = readConfiguration(raw);
    expect(configuration).toEqual({ ...defaults, ...expected });
    expect(bad).toEqual([]);
  });

  it.each([
    ['api', { api: 'javascript:alert(1)' }],
    ['api', { api: 7 }],
    ['locale', { locale: 'fr' }],
    ['pages', { pages: 'not JSON' }],
    ['pages', { pages: 'null' }],
    ['pages.dashboard', { pages: { dashboard: 'javascript:alert(1)' } }],
    ['pages.nowhere', { pages: { nowhere: '/x' } }],
  ])('keeps the default of %s when it is bad, and says so', (name, raw) => {
    expect(readConfiguration(raw)).toEqual({ configuration: defaults, bad: [name] });
  });

  it('keeps the good pages beside a bad one', () => {
    const { configuration } = readConfiguration({ pages: { faq: '/faq', login: 'data:,x' } });
    expect(configuration.pages).toEqual({ faq: '/faq' });
  });

  it('is heard by a core that stands already', () => {
    const { core } = createTestCore({ page: pageStore() });
    configure({ locale: 'es' });
    configure({ api: 'https://api.test' });
    expect(core.configuration.value).toMatchObject({ locale: 'es', api: 'https://api.test' });
  });

  it('is taken from the loader’s script tag, configure() before it', () => {
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

  it('is reported by name when it is bad', async () => {
    const { core, server } = createTestCore({ configuration: { api: 'ftp://x' } });
    await core.loadSetup();
    await settle();
    expect(server.requestsTo(clientError)[0]?.body).toMatchObject({
      Message: 'configuration: api',
    });
  });
});

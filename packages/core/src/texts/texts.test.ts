import { clientError } from '@portico/contract';
import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { defineTexts, type Words } from './texts';
import { failRetries, settle, startTestCore } from '../testing';

const catalogue = () =>
  defineTexts(
    'signIn',
    { title: 'Sign in', ends: 'Ends in {time}', only: 'English only' },
    { es: async () => ({ default: { title: 'Iniciar sesión', ends: 'Termina en {time}' } }) },
  );

describe('a text', () => {
  it('is English by default, with its values filled in', async () => {
    const { core } = await startTestCore();
    const t = core.texts(catalogue()).value;
    expect(t('title')).toBe('Sign in');
    expect(t('ends', { time: '2:00' })).toBe('Ends in 2:00');
  });

  it('[ACC-151] given in the setup replaces the default; without it the default shows', async () => {
    const { core } = await startTestCore({ settings: { 'signIn.title': 'Welcome' } });
    const t = core.texts(catalogue()).value;
    expect(t('title')).toBe('Welcome');
    expect(t('only')).toBe('English only');
  });

  it('[ACC-837] with the value none is not shown, where it is a hint or a note', async () => {
    const hidden = ['form.zipHint', 'form.note', 'form.cityPlaceholder'];
    const { core } = await startTestCore({
      settings: Object.fromEntries(hidden.map((name) => [name, 'none'])),
    });
    const english = {
      zipHint: 'Five digits',
      note: 'Note',
      cityPlaceholder: 'City',
      other: 'Other',
    };
    const t = core.texts(defineTexts('form', english)).value;
    expect([t('zipHint'), t('note'), t('cityPlaceholder'), t('other')]).toEqual([
      '',
      '',
      '',
      'Other',
    ]);
  });

  it('[ACC-837] that names a control or an error keeps its default, and is reported once', async () => {
    const { core, server } = await startTestCore({
      settings: { 'form.save': 'none', 'form.errorNote': 'None' },
    });
    const t = core.texts(defineTexts('form', { save: 'Save', errorNote: 'Wrong' })).value;
    expect([t('save'), t('save'), t('errorNote')]).toEqual(['Save', 'Save', 'None']);
    await settle();
    expect(server.requestsTo(clientError).map(({ body }) => body)).toMatchObject([
      { Message: 'setting: form.save' },
    ]);
  });

  it('given on the tag takes precedence over the setup', async () => {
    const { core } = await startTestCore({ settings: { 'signIn.title': 'Welcome' } });
    const overrides = signal({ 'signIn.title': 'Hello', 'signIn.ends': 'In {time}' });
    const t = core.texts(catalogue(), overrides).value;
    expect([t('title'), t('ends', { time: '1:00' })]).toEqual(['Hello', 'In 1:00']);
  });

  it('is Spanish once that is loaded, and English if the translation lacks it', async () => {
    const { core } = await startTestCore({ configuration: { locale: 'es' } });
    const texts = catalogue();
    await core.loadTexts([texts]);
    const t = core.texts(texts).value;
    expect([t('title'), t('only')]).toEqual(['Iniciar sesión', 'English only']);
  });

  it('is Spanish in each of two catalogues that share a group', async () => {
    const { core } = await startTestCore({ configuration: { locale: 'es' } });
    const first = catalogue();
    const second = defineTexts(
      'signIn',
      { help: 'Help' },
      { es: async () => ({ default: { help: 'Ayuda' } }) },
    );
    await core.loadTexts([first, second]);
    expect(core.texts(first).value('title')).toBe('Iniciar sesión');
    expect(core.texts(second).value('help')).toBe('Ayuda');
  });

  it('is rendered again when the translation is loaded', async () => {
    const { core } = await startTestCore({ configuration: { locale: 'es' } });
    const texts = catalogue();
    const seen: string[] = [];
    core.texts(texts).subscribe((t) => void seen.push(t('title')));
    await core.loadTexts([texts]);
    expect(seen).toEqual(['Sign in', 'Iniciar sesión']);
  });

  it('[POR-049] is English while the translation cannot be loaded, and Spanish as soon as it is', async () => {
    const { core, clock, server } = await startTestCore({ configuration: { locale: 'es' } });
    const es = vi.fn(() => Promise.reject<{ default: object }>(new TypeError('offline')));
    const texts = defineTexts('x', { a: 'A' }, { es });
    const loading = core.loadTexts([texts]);
    await failRetries({ clock });
    await loading;
    expect(core.texts(texts).value('a')).toBe('A');
    es.mockResolvedValue({ default: { a: 'Á' } });
    clock.advance(1_000);
    await settle();
    expect(core.texts(texts).value('a')).toBe('Á');
    expect(server.requestsTo(clientError)).toHaveLength(1);
  });

  it('never loads a language that the page does not use', async () => {
    const load = vi.fn(async () => ({ default: {} }));
    const { core } = await startTestCore();
    const texts = defineTexts('x', { a: 'A' }, { es: load });
    await core.loadTexts([texts]);
    expect(core.texts(texts).value('a')).toBe('A');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a preset of words', () => {
  const preset: Words = (locale, group) =>
    group === 'signIn' ? files[locale === 'es' ? 'es' : 'en'] : undefined;
  const files = {
    en: async () => ({ default: { 'signIn.title': 'Welcome back' } }),
    es: async () => ({ default: { 'signIn.title': 'Hola de nuevo' } }),
  };

  async function shown(options: Parameters<typeof startTestCore>[0], tag = {}) {
    const { core } = await startTestCore(options);
    const texts = catalogue();
    await core.loadTexts([texts]);
    const t = core.texts(texts, signal(tag)).value;
    return [t('title'), t('only')];
  }

  it('replaces built-in sentences in either language, and keeps the others', async () => {
    expect(await shown({ configuration: { words: preset } })).toEqual([
      'Welcome back',
      'English only',
    ]);
    expect(await shown({ configuration: { words: preset, locale: 'es' } })).toEqual([
      'Hola de nuevo',
      'English only',
    ]);
  });

  it('is preceded by the settings of the lender and of the tag', async () => {
    const options = {
      configuration: { words: preset },
      settings: { 'signIn.title': 'From the setup' },
    };
    expect(await shown(options)).toEqual(['From the setup', 'English only']);
    expect(await shown(options, { 'signIn.title': 'From the tag' })).toEqual([
      'From the tag',
      'English only',
    ]);
  });

  it('shows nothing for an empty sentence, unless the setup replaces it', async () => {
    const words: Words = () => async () => ({ default: { 'signIn.title': '' } });
    expect((await shown({ configuration: { words } }))[0]).toBe('');
    const settings = { 'signIn.title': 'Welcome' };
    expect((await shown({ configuration: { words }, settings }))[0]).toBe('Welcome');
  });

  it('names the telephone number where the lender has set it', async () => {
    const words: Words = () => async () => ({
      default: { 'signIn.title': 'Call us[ at {phone}].' },
    });
    expect((await shown({ configuration: { words } }))[0]).toBe('Call us.');
    const settings = { 'globalOptions.customerServicePhone': '555-0100' };
    expect((await shown({ configuration: { words }, settings }))[0]).toBe('Call us at 555-0100.');
  });

  it('loads a file once, for all of the groups in it', async () => {
    const load = vi.fn(async () => ({ default: { 'x.a': 'One', 'y.a': 'Two' } }));
    const { core } = await startTestCore({ configuration: { words: () => load } });
    const [x, y] = [defineTexts('x', { a: 'A' }), defineTexts('y', { a: 'A' })];
    await core.loadTexts([x]);
    expect([core.texts(x).value('a'), core.texts(y).value('a')]).toEqual(['One', 'Two']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads a file once where the preset returns another function each time', async () => {
    const load = vi.fn(async () => ({ default: { 'signIn.title': 'Welcome back' } }));
    const words: Words = () => () => load();
    expect((await shown({ configuration: { words } }))[0]).toBe('Welcome back');
    await settle();
    expect(load).toHaveBeenCalledOnce();
  });
});

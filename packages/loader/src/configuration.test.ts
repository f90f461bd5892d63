// @vitest-environment jsdom
import { refusedApis } from '@portico/contract/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationName } from '@portico/contract/page-protocol';
import { publishConfiguration } from './configuration';

const url = 'https://cdn.example/portico/1.0.0/loader.js';
const own = `${location.origin}/own`;
const published = (): unknown => Reflect.get(globalThis, Symbol.for(configurationName));

function script(src: string, data: Record<string, string>, type = 'module') {
  const element = document.createElement('script');
  element.type = type;
  element.setAttribute('src', src);
  Object.assign(element.dataset, data);
  document.head.append(element);
}

const warned = vi.fn<typeof console.warn>();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned.mockReset());
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'portico');
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for(configurationName));
});

describe('the configuration is read from', () => {
  it('the script tag with the loader’s address, among others', () => {
    script('https://cdn.example/portico/0.9.0/loader.js', { api: '/another' });
    script(url, { api: '/own', pages: '{"dashboard":' });
    publishConfiguration(url);
    expect(published()).toEqual({ api: own, pages: '{"dashboard":' });
  });

  it('a similar tag when the address differs, as after a redirect', () => {
    script('https://lender.example/loader.js', {});
    script('https://lender.example/loader.js', { api: '/no-module' }, 'text/javascript');
    script('https://lender.example/latest/loader.js', { api: '/own' });
    publishConfiguration(url);
    expect(published()).toEqual({ api: own });
  });

  it('no tag: it is empty', () => {
    publishConfiguration(url);
    expect(published()).toEqual({});
  });
});

describe('where a tool has changed the tag', () => {
  it('the module is preferred to a copy that is blocked or was made classic', () => {
    script(url, { api: '/blocked', locale: 'es' }, 'text/plain');
    script(url, { api: '/classic', words: 'plain' }, 'text/javascript');
    script(url, { api: '/own' });
    publishConfiguration(url);
    expect(published()).toEqual({ api: own, locale: 'es', words: 'plain' });
    expect(warned).not.toHaveBeenCalled();
  });

  it('[POR-141] window.portico configures the suite before the loader; attributes precede it', () => {
    const pages = { login: '/login' };
    Object.assign(globalThis, { portico: { api: '/own', locale: 'es', pages, ready: 'x' } });
    publishConfiguration(url);
    expect(published()).toEqual({ api: own, locale: 'es', pages: JSON.stringify(pages) });
    Reflect.deleteProperty(globalThis, Symbol.for(configurationName));
    script(url, { api: '/own', locale: 'en' });
    publishConfiguration(url);
    expect(published()).toEqual({ api: own, locale: 'en', pages: JSON.stringify(pages) });
    expect(warned).not.toHaveBeenCalled();
  });

  it.each(refusedApis)('[POR-025] an API at "%s" is refused there too', (api) => {
    Object.assign(globalThis, { portico: { api } });
    expect(() => publishConfiguration(url)).toThrow(/^Portico: |Invalid URL/);
    expect(published()).toBeUndefined();
  });
});

it('keeps the values of the first loader, and adds missing ones', () => {
  const second = 'https://cdn.example/portico/1.1.0/loader.js';
  script(url, { api: '/own', locale: '' });
  script(second, { api: '/second', locale: 'es', pages: '{}' });
  publishConfiguration(url);
  publishConfiguration(second);
  expect(published()).toEqual({ api: own, locale: '', pages: '{}' });
});

it.each(refusedApis)('[POR-025] an API at "%s" is refused, and nothing is published', (api) => {
  script(url, { api, locale: 'es' });
  expect(() => publishConfiguration(url)).toThrow(/^Portico: |Invalid URL/);
  expect(published()).toBeUndefined();
});

it('[POR-024] elements named like a property of the document change nothing', () => {
  script(url, { api: '/own' });
  document.body.innerHTML = ['scripts', 'querySelector', 'querySelectorAll', 'currentScript']
    .map((name) => `<img name="${name}" src="${url}" data-api="/other">`.repeat(2))
    .join('');
  publishConfiguration(url);
  document.body.replaceChildren();
  expect(published()).toEqual({ api: own });
});

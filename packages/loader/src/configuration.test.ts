// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { ownScript, publishConfiguration } from './configuration';

const url = 'https://cdn.example/portico/1.0.0/loader.js';
const published = (): unknown => Reflect.get(globalThis, Symbol.for('portico.configuration'));

function script(src: string, data: Record<string, string>, type = 'module') {
  const element = document.createElement('script');
  // No type until it stands in the page: jsdom would fetch it.
  element.setAttribute('src', src);
  element.setAttribute('type', type);
  Object.assign(element.dataset, data);
  document.head.append(element);
  return element;
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for('portico.configuration'));
});

describe("the loader's own script tag", () => {
  it('is the one with its address, among others', () => {
    script('https://cdn.example/portico/0.9.0/loader.js', { api: 'a' });
    const own = script(url, {});
    expect(ownScript(document, url)).toBe(own);
  });

  it('is told by its shape when the address differs, as behind a redirect', () => {
    script('https://lender.example/loader.js', {});
    script('https://lender.example/loader.js', { api: 'a' }, 'text/javascript');
    const own = script('https://lender.example/latest/loader.js', { api: 'a' });
    expect(ownScript(document, url)).toBe(own);
  });

  it('may be absent', () => {
    expect(ownScript(document, url)).toBeUndefined();
  });
});

describe('the configuration', () => {
  it('is left as plain texts, with nothing the tag does not say', () => {
    publishConfiguration(script(url, { api: 'https://api.example', pages: '{"dashboard":' }));
    expect(published()).toEqual({ api: 'https://api.example', pages: '{"dashboard":' });
  });

  it('is empty without a script tag', () => {
    publishConfiguration(undefined);
    expect(published()).toEqual({});
  });

  it('stays as the first loader left it, and takes what that one did not say', () => {
    publishConfiguration(script(url, { api: 'first', locale: '' }));
    publishConfiguration(script(url, { api: 'second', locale: 'es', pages: '{}' }));
    expect(published()).toEqual({ api: 'first', locale: '', pages: '{}' });
  });
});

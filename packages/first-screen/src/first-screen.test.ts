import { boxAttribute } from '@portico/contract/page-protocol';
import { describe, expect, it } from 'vitest';
import { createFirstScreen } from './create-first-screen';
import { firstScreen as inBrowser } from './in-browser';
import { firstScreen } from './index';

const box = { id: 'ab', rules: [7, 2], height: ':host{min-height:1px}' };
const { firstScreen: draw, firstScreenStyles } = createFirstScreen({
  baseCss: '.root{}',
  rules: { 2: '.a{}', 7: '.b{}' },
  screens: {
    'portico-a': {
      ...box,
      isSkeleton: false,
      html: {
        en: '<h2>~a.title|Hello {name}|name=Ann~</h2><p>~a.text|Text~</p>',
        es: '<h2>~a.title|Hola~</h2>',
      },
    },
    'portico-b': { ...box, isSkeleton: true, html: { en: '<i></i>', es: '<i></i>' } },
  },
});

describe('firstScreen', () => {
  it('[POR-120] is the markup to put between the tags, with its styles', () => {
    expect(draw('portico-a')).toBe(
      '<template shadowrootmode="open"><style>:host{min-height:1px}\n.root{}\n.b{}\n.a{}</style>' +
        `<div ${boxAttribute}="ab"><h2>Hello {name}</h2><p>Text</p></div></template>`,
    );
  });

  it.each([
    ['an object', { 'a.title': 'Hi {name}', 'a.text': '<b>"&' }],
    ['JSON', '{"a.title":"Hi {name}","a.text":"<b>\\"&"}'],
  ])('[POR-120] shows the texts of settings as text: %s', (_what, settings) => {
    expect(draw('portico-a', { settings })).toContain('<h2>Hi Ann</h2><p>&#60;b>&#34;&#38;</p>');
  });

  it.each([
    ['es', 'Hola'],
    ['es-MX', 'Hola'],
    ['en', 'Hello'],
    ['fr', 'Hello'],
    [undefined, 'Hello'],
  ])('is in the language %s', (locale, greeting) => {
    expect(draw('portico-a', { locale })).toContain(greeting);
  });

  it.each(['{', '[]', 'null', '1', '"text"'])(
    'keeps the built-in texts where settings are %s',
    (settings) => {
      expect(draw('portico-a', { settings })).toContain('<p>Text</p>');
    },
  );

  it('links a style sheet where the page has one, and passes a nonce on', () => {
    expect(draw('portico-a', { stylesheet: '/a.css?b="c"' })).toContain(
      '<link rel="stylesheet" href="/a.css?b=&#34;c&#34;"><div',
    );
    expect(draw('portico-a', { nonce: 'n"1' })).toContain('<style nonce="n&#34;1">');
    expect(firstScreenStyles('portico-a')).toBe(':host{min-height:1px}\n.root{}\n.b{}\n.a{}');
  });

  it('shows the content between the tags in place of a skeleton', () => {
    expect(draw('portico-b')).toContain('<slot><i></i></slot>');
  });

  it.each(['portico-c', 'toString', ''])('throws for the tag %j, which is none', (tag) => {
    expect(() => draw(tag)).toThrow(/no element has the tag/);
  });
});

it('[POR-120] knows the screens of the suite, with their styles', () => {
  const markup = firstScreen('portico-sign-in', { settings: { 'signIn.heading': 'Welcome' } });
  expect(markup).toContain('>Welcome</h2>');
  expect(markup).toMatch(/<input [^>]*name="username"/);
  expect(markup).toContain('.portico-root');
  expect(markup).not.toMatch(/~signIn|<script/);
});

it('is empty in a bundle for browsers, where the server has drawn it', () => {
  expect(inBrowser('portico-sign-in')).toBe('');
});

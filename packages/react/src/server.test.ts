import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FirstScreens, PorticoPayment, PorticoSignIn } from './generated';

const settings = { 'signIn.heading': 'Welcome' };
const shadowOf = (html: string) =>
  /<template shadowrootmode="open">([^]*)<\/template>/.exec(html)?.[1] ?? '';

describe('a component on a server', () => {
  it('[POR-119] draws the first screen, the fallback content and the properties', () => {
    const html = renderToString(
      createElement(PorticoSignIn, { settings, theme: 'dark', id: 'in' }, 'Call us'),
    );
    const [start] = html.split('<template');
    expect(start).toContain('<portico-sign-in');
    expect(start).toContain('id="in"');
    expect(start).toContain('theme="dark"');
    expect(start).toContain(JSON.stringify(settings).replaceAll('"', '&quot;'));
    expect(shadowOf(html)).toContain('>Welcome</h2>');
    expect(shadowOf(html)).toMatch(/<input [^>]*name="username"/);
    expect(html).toMatch(/<\/template>Call us<\/portico-sign-in>$/);
  });

  it('[POR-119] writes a property as its attribute, and no handler', () => {
    const html = renderToString(
      createElement(PorticoPayment, {
        accountNumber: '001-7',
        className: 'wide',
        hidden: false,
        onPorticoPaymentSubmitted: () => undefined,
      }),
    );
    const [start] = html.split('<template');
    expect(start).toContain('account-number="001-7"');
    expect(start).toContain('class="wide"');
    expect(start).not.toMatch(/hidden|submitted/i);
  });

  it('draws in the language of the page, with the nonce of its policy', () => {
    const html = renderToString(
      createElement(FirstScreens, { locale: 'es-MX', nonce: 'n1' }, createElement(PorticoSignIn)),
    );
    expect(shadowOf(html)).toContain('<style nonce="n1">');
    expect(shadowOf(html)).toContain('Contraseña');
  });

  it('links the style sheet of the element where the page has one', () => {
    const html = renderToString(
      createElement(FirstScreens, { stylesheets: '/portico/' }, createElement(PorticoSignIn)),
    );
    expect(shadowOf(html)).toContain('<link rel="stylesheet" href="/portico/portico-sign-in.css">');
    expect(shadowOf(html)).not.toContain('<style');
  });
});

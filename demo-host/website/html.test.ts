import { describe, expect, it } from 'vitest';
import { escapeText, html } from './html';

describe('a template', () => {
  it('escapes the content of a slot', () => {
    const name = `<img src=x onerror="alert('1')">`;
    expect(html`<p>${name}</p>`.markup).toBe(
      '<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;</p>',
    );
  });

  it('keeps the markup of a nested template', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
    expect(html`<b>${items}</b>`.markup).toBe('<b><li>a</li><li>b</li></b>');
  });

  it('adds nothing for an absent slot', () => {
    expect(html`<p${undefined}>${false}${0}</p>`.markup).toBe('<p>0</p>');
  });
});

it.each([
  ['&', '&amp;'],
  ['a<b', 'a&lt;b'],
  ['{"a":"b"}', '{&quot;a&quot;:&quot;b&quot;}'],
])('escapes %s', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});

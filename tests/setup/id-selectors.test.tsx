import { expect, it } from 'vitest';
import { jsdomQuerySelector, querySelectorInUse } from './id-selectors';

function show(markup: string) {
  document.body.innerHTML = markup;
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.innerHTML = markup;
  document.body.append(shadow.host);
  const apart = document.createElement('div');
  apart.innerHTML = markup;
  return [document.body, shadow, apart].flatMap((root) => [...root.querySelectorAll('*')]);
}

it('a selector of an id finds what jsdom’s finds, wherever the element is', () => {
  const elements = show('<p id="a"><b id="b">one</b></p><div id="c"><i id="a">two</i></div>');
  for (const selector of ['[id="a"]', '[id="b"]', '[id="none"]', '[id=""]', '[id="a"] b', '#a']) {
    const find = (querySelector: ReturnType<typeof jsdomQuerySelector>) =>
      elements.map((element) => querySelector.call(element, selector));
    expect(find(querySelectorInUse()), selector).toEqual(find(jsdomQuerySelector()));
  }
});

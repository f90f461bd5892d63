// @vitest-environment jsdom
import { boxAttribute } from '@portico/contract/page-protocol';
import { expect, it } from 'vitest';
import { declaredFirstScreen } from './declared-first-screen';
import { handleOf } from './handle';

function element(markup: string) {
  const host = document.createElement('div');
  const box = document.createElement('div');
  box.setAttribute(boxAttribute, 'id');
  box.innerHTML = markup;
  host.attachShadow({ mode: 'open' }).append(box);
  return { host, box };
}

it('[POR-120] takes over the first screen in the page’s HTML, whose fields may be filled in', () => {
  const { host, box } = element('<input name="username">');
  declaredFirstScreen.put(host);
  expect(handleOf(box)?.isTouched()).toBe(true);
});

it('is not touched where it has no field', () => {
  const { host, box } = element('<slot></slot>');
  declaredFirstScreen.put(host);
  expect(handleOf(box)?.isTouched()).toBe(false);
});

it('does nothing to an element without one', () => {
  const host = document.createElement('div');
  declaredFirstScreen.put(host);
  expect(host.shadowRoot).toBeNull();
});

// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createElement, createRef, useState } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import './react.mjs';

/** What the CDN's default build relies on: React's behaviour, from preact/compat. */

const settled = () => new Promise((resolve) => setTimeout(resolve));
let box = document.body.appendChild(document.createElement('div'));
afterEach(() => {
  box.remove();
  box = document.body.appendChild(document.createElement('div'));
});

function input(): HTMLInputElement {
  const found = box.querySelector('input');
  if (!found) throw new Error('There is no field.');
  return found;
}

async function type(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

describe('[POR-065] a controlled field', () => {
  it('shows the last rendered value if input does not change the state', async () => {
    const Digits = () => {
      const [value, set] = useState('12');
      const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        set(currentTarget.value.replace(/\D/g, ''));
      return createElement('input', { value, onInput });
    };
    createRoot(box).render(createElement(Digits, null));
    await type(input(), '12a');
    expect(input().value).toBe('12');
    await type(input(), '123');
    expect(input().value).toBe('123');
  });

  it('keeps a radio button unset if the state does not take the choice', async () => {
    const onChange = () => undefined;
    const Choice = () =>
      createElement('input', { type: 'radio', name: 'a', checked: false, onChange });
    createRoot(box).render(createElement(Choice, null));
    input().checked = true;
    input().dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(input().checked).toBe(false);
  });

  it('passes the element to object refs and callback refs, and runs their cleanup', async () => {
    const object = createRef<HTMLInputElement>();
    const calls: string[] = [];
    const callback = () => {
      calls.push('set');
      return () => calls.push('cleaned');
    };
    const root = createRoot(box);
    root.render([
      createElement('input', { key: 1, ref: object, value: '1' }),
      createElement('input', { key: 2, ref: callback, value: '2' }),
    ]);
    expect(object.current).toBe(box.firstChild);
    expect(calls).toEqual(['set']);
    root.unmount();
    expect(object.current).toBeNull();
    expect(calls).toEqual(['set', 'cleaned']);
  });
});

it('[POR-065] preact is pinned to the version these tests run on', () => {
  const read = (path: string): { version?: string; devDependencies?: Record<string, string> } =>
    JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  const modules = '../../../node_modules/';
  const { devDependencies } = read('../../../package.json');
  for (const name of ['preact', 'preact-render-to-string']) {
    expect(devDependencies?.[name]).toBe(read(`${modules}${name}/package.json`).version);
  }
});

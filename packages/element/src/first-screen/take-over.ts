import { pageCore } from '@portico/core/internal';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { agree } from './agree';
import { fieldNames } from './field-names';
import type { Say, Standing } from './first-screen';
import { keepTyped } from './typed';
import { instanceOf, type Instance } from '../define/instance';
import { newElement } from '../new-element';
import { WidgetRoot } from '../react/widget-root';

/**
 * Where r2wc stores its React root, to unmount it. r2wc cannot hydrate, so a hydrated root is
 * stored there too.
 */
const mounted = Symbol.for('r2wc.context');

/**
 * Hydrates the prerendered first screen in a box, keeping what was typed and pressed there. Loaded
 * only where the screen was touched: otherwise React draws the screens in a detached box.
 *
 * @returns false for another build's first screen, a setup that is not loaded, or other fields
 */
export function takeOver(host: HTMLElement, box: HTMLElement, standing: Standing): boolean {
  const instance = instanceOf(host);
  const { configuration, setup } = pageCore();
  const { first } = instance;
  if (standing.id !== first?.id || setup.peek().status !== 'ready') return false;
  const now = newElement('div');
  first.draw(now, sayOf(instance));
  // The fields differ, because this lender hides some: hydration would not match.
  if (fieldNames(now).join() !== fieldNames(box).join()) return false;
  const putBack = keepTyped(box);
  // The slot the loader showed while the code could not be loaded.
  box.querySelector('slot')?.remove();
  agree(box, now);
  instance.drawn = () => {
    instance.drawn = undefined;
    const finish = give(box, standing, putBack);
    host.addEventListener('portico-ready', () => setTimeout(finish), { once: true });
  };
  instance.asBuilt = valuesAsBuilt(instance);
  box.querySelector('[lang]')?.setAttribute('lang', configuration.peek().locale);
  const root = hydrateRoot(box, createElement(WidgetRoot, { container: host }), {
    onRecoverableError: () => undefined,
  });
  return Reflect.set(host, mounted, { root });
}

/**
 * Replaces a first screen with screens drawn in a detached box, keeping what was typed and pressed
 * there.
 */
export function moveOver(before: Element, box: Element, standing: Standing): void {
  const putBack = keepTyped(before, box);
  // The focus moves from one to the other, so both must be in the document.
  before.before(box);
  const finish = give(box, standing, putBack);
  // Another build's first screen has its styles in a link next to it.
  before.parentNode?.querySelector('link')?.remove();
  before.remove();
  setTimeout(finish);
}

/**
 * @returns the last step, to be called once what was typed is drawn: drawing moves the caret to the
 *   end
 */
function give(box: Element, standing: Standing, putBack: () => () => void): () => void {
  const pressed = standing.release();
  const toCaret = putBack();
  return () => {
    toCaret();
    if (pressed) press(box, pressed);
  };
}

/** Presses the control, or the one that replaced it. */
function press(box: Element, pressed: HTMLElement): void {
  const now = pressed.isConnected
    ? pressed
    : [...box.querySelectorAll<HTMLElement>(pressed.localName)].find(
        ({ textContent }) => textContent === pressed.textContent,
      );
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else now?.click();
}

/**
 * Every property's default. Always the same object, as React requires; `values` itself where they
 * are equal.
 */
function valuesAsBuilt({ slots, values }: Instance): NonNullable<Instance['asBuilt']> {
  const now = values.peek();
  const built = Object.entries(slots).map(([name, slot]) => [name, slot.default] as const);
  const same = built.every(([name, value]) => now[name] === value);
  const shown = same ? now : Object.fromEntries(built);
  return () => shown;
}

/** The current sentences, by the keys of the first screen. */
function sayOf({ widget, overrides }: Instance): Say {
  return (key) => {
    const [group, name = ''] = key.split('.');
    const catalogue = widget.texts.find(
      (one) => one.group === group && Object.hasOwn(one.english, name),
    );
    return catalogue && pageCore().texts(catalogue, overrides).peek()(name);
  };
}

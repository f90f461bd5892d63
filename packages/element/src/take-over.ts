import { pageCore } from '@portico/core';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { agree } from './first-screen/agree';
import { fieldNames } from './first-screen/field-names';
import type { Say, Standing } from './first-screen/first-screen';
import { keepTyped } from './first-screen/typed';
import { instanceOf, type Instance } from './instance';
import { newElement } from './new-element';
import { WidgetRoot } from './widget-root';

/** Where r2wc keeps the root it has drawn, to unmount it. It cannot hydrate: one that was is put there. */
const mounted = Symbol.for('r2wc.context');

/**
 * Has React take over the first screen that stands in a box, with what was typed and pressed there.
 * Loaded where something was: all else is drawn beside it without anybody seeing it.
 *
 * @returns whether it could: not where it is another build's, or stands for what cannot be drawn
 */
export function takeOver(host: HTMLElement, box: HTMLElement, standing: Standing): boolean {
  const instance = instanceOf(host);
  const { configuration, setup } = pageCore();
  const { first } = instance;
  if (standing.id !== first?.id || setup.peek().status !== 'ready') return false;
  const now = newElement('div');
  first.draw(now, sayOf(instance));
  // A field that this lender hides was left out: the two cannot be compared.
  if (fieldNames(now).join() !== fieldNames(box).join()) return false;
  const putBack = keepTyped(box);
  // Shown while the code could not be had.
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

/** Puts screens that were drawn aside in the place of a first screen, with what was typed and pressed there. */
export function moveOver(before: Element, box: Element, standing: Standing): void {
  const putBack = keepTyped(before, box);
  // The focus goes from one to the other, so both have to stand.
  before.before(box);
  const finish = give(box, standing, putBack);
  // Another build's first screen has its styles beside it.
  before.parentNode?.querySelector('link')?.remove();
  before.remove();
  setTimeout(finish);
}

/** @returns what is done last, once what was typed has been drawn: that puts the caret behind it */
function give(box: Element, standing: Standing, putBack: () => () => void): () => void {
  const pressed = standing.release();
  const toCaret = putBack();
  return () => {
    toCaret();
    if (pressed) press(box, pressed);
  };
}

/** Presses the control itself, or the one that took its place. */
function press(box: Element, pressed: HTMLElement): void {
  const now = pressed.isConnected
    ? pressed
    : [...box.querySelectorAll<HTMLElement>(pressed.localName)].find(
        ({ textContent }) => textContent === pressed.textContent,
      );
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else now?.click();
}

/** Every property's default. The values as they are where they are those: React asks for one object. */
function valuesAsBuilt({ slots, values }: Instance): NonNullable<Instance['asBuilt']> {
  const now = values.peek();
  const built = Object.entries(slots).map(([name, slot]) => [name, slot.default] as const);
  const same = built.every(([name, value]) => now[name] === value);
  const shown = same ? now : Object.fromEntries(built);
  return () => shown;
}

/** Sentences as they stand now, by the keys of the first screen. */
function sayOf({ widget, overrides }: Instance): Say {
  return (key) => {
    const [group, name = ''] = key.split('.');
    const catalogue = widget.texts.find(
      (one) => one.group === group && Object.hasOwn(one.english, name),
    );
    return catalogue && pageCore().texts(catalogue, overrides).peek()(name);
  };
}

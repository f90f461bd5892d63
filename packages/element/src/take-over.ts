import { pageCore } from '@portico/core';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { agree } from './first-screen/agree';
import { fieldNames } from './first-screen/field-names';
import type { Say, Standing } from './first-screen/first-screen';
import { keepTyped } from './first-screen/typed';
import { instanceOf, type Instance } from './instance';
import { WidgetRoot } from './widget-root';

/**
 * Has React take over the first screen that stands in a box, with what was typed and pressed there.
 * Loaded where something was: all else is drawn anew without anybody seeing it.
 *
 * @returns undefined where it is another build's, or stands for what cannot be drawn: React has to begin anew
 */
export function takeOver(
  host: HTMLElement,
  box: HTMLElement,
  standing: Standing,
): Root | undefined {
  const instance = instanceOf(host);
  const { configuration, setup } = pageCore();
  const putBack = keepTyped(box);
  // Where the screen is another build's, its page has linked that build's styles as well.
  box.parentNode?.querySelector('link')?.remove();
  instance.drawn = () => {
    instance.drawn = undefined;
    const pressed = standing.release();
    const toCaret = putBack();
    // Once what was typed has been drawn, which puts the caret behind it.
    const finish = () => {
      toCaret();
      if (pressed) press(box, pressed);
    };
    host.addEventListener('portico-ready', () => setTimeout(finish), { once: true });
  };
  const { first } = instance;
  if (standing.id !== first?.id || setup.peek().status !== 'ready') return undefined;
  const now = document.createElement('div');
  first.draw(now, sayOf(instance));
  // A field that this lender hides was left out: the two cannot be compared.
  if (fieldNames(now) !== fieldNames(box)) return undefined;
  agree(box, now);
  instance.asBuilt = valuesAsBuilt(instance);
  box.querySelector('[lang]')?.setAttribute('lang', configuration.peek().locale);
  return hydrateRoot(box, createElement(WidgetRoot, { container: host }), {
    onRecoverableError: () => undefined,
  });
}

/** Presses the control itself, or the one that took its place. */
function press(box: HTMLElement, pressed: HTMLElement): void {
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

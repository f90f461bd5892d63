import { pageCore } from '@portico/core';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Say, Standing } from './first-screen/first-screen';
import { keepTyped } from './first-screen/typed';
import { instanceOf, type DoneMeanwhile, type Instance } from './instance';
import { WidgetRoot } from './widget-root';

/**
 * Has React take over the first screen that stands in a box, with what was typed and pressed there.
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
  instance.done = doneMeanwhile(box, standing);
  if (standing.id !== instance.first?.id || setup.peek().status !== 'ready') return undefined;
  standing.fill(sayOf(instance));
  box.querySelector('[lang]')?.setAttribute('lang', configuration.peek().locale);
  return hydrateRoot(box, createElement(WidgetRoot, { container: host }), {
    onRecoverableError: () => undefined,
  });
}

/** What was typed and pressed meanwhile, for the screens to take. */
function doneMeanwhile(box: HTMLElement, standing: Standing): DoneMeanwhile {
  return {
    putBack: keepTyped(box),
    release: () => {
      const pressed = standing.release();
      return pressed && (() => pressAgain(box, pressed));
    },
  };
}

/** The control itself, or the one that took its place. */
function pressAgain(box: HTMLElement, pressed: HTMLElement) {
  const now = pressed.isConnected
    ? pressed
    : [...box.querySelectorAll<HTMLElement>(pressed.localName)].find(
        ({ textContent }) => textContent === pressed.textContent,
      );
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else now?.click();
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

import { pageCore, type Core } from '@portico/core';
import type { R2WCRenderer } from '@r2wc/core';
import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { standingIn, type Say, type Standing } from './first-screen/first-screen';
import { keepTyped } from './first-screen/typed';
import { instanceOf, start, type DoneMeanwhile, type Instance } from './instance';

type Props = { readonly container?: HTMLElement };

/** React in one element, or on its way there. */
type Mounted = { root?: Root; gone?: true };

/** How React comes into an element and leaves it: what r2wc asks of whoever draws. */
export const renderer: R2WCRenderer<Props, Mounted> = {
  mount(box, View, props) {
    const instance = instanceOf(props.container);
    const core = pageCore();
    const mounted: Mounted = {};
    const element = createElement(View, props);
    const draw = () => {
      mounted.root = createRoot(box);
      mounted.root.render(element);
    };
    const standing = standingIn(box);
    if (!standing) {
      draw();
      return mounted;
    }
    void start(instance, core).then(() => {
      if (mounted.gone) return;
      instance.done = doneMeanwhile(box, standing);
      if (standing.id === instance.first?.id && core.setup.peek().status === 'ready') {
        standing.fill(sayOf(instance, core));
        box.querySelector('[lang]')?.setAttribute('lang', core.configuration.peek().locale);
        mounted.root = hydrateRoot(box, element, { onRecoverableError: () => undefined });
      } else {
        draw();
      }
    });
    return mounted;
  },
  update: () => undefined,
  unmount(mounted) {
    mounted.gone = true;
    mounted.root?.unmount();
  },
};

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
function sayOf({ widget, overrides }: Instance, core: Core): Say {
  return (key) => {
    const [group, name = ''] = key.split('.');
    const catalogue = widget.texts.find(
      (one) => one.group === group && Object.hasOwn(one.english, name),
    );
    return catalogue && core.texts(catalogue, overrides).peek()(name);
  };
}

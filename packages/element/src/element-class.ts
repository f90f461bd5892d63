import { pageCore } from '@portico/core';
import { adoptStyles } from '@portico/ui';
import r2wc from '@r2wc/react-to-web-component';
import { flushSync } from 'react-dom';
import { fieldNames } from './first-screen/field-names';
import { boxMark, standingIn, type FirstScreenModule } from './first-screen/first-screen';
import { beginInstance, instanceOf, start } from './instance';
import { attributeName } from './property';
import type { Widget } from './widget';
import { WidgetRoot } from './widget-root';

/** Only a first screen in which something was done has to be taken over; it asks for this itself, early. */
const loadTakeOver = () =>
  import('./take-over').then(
    ({ takeOver }) => takeOver,
    () => undefined,
  );

/** What r2wc makes: it mounts React into `container` when connected, and unmounts it after. */
type ReactElementClass = new () => HTMLElement & {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** Where r2wc keeps the root it has drawn, to unmount it. It cannot hydrate: one that was is put there. */
const drawn = Symbol.for('r2wc.context');

function isReactElementClass(
  made: CustomElementConstructor,
): made is CustomElementConstructor & ReactElementClass {
  return 'connectedCallback' in made.prototype;
}

/**
 * r2wc's element without its properties, attributes and events, whose faults DESIGN lists: those
 * are ours, below. Made on first use, because `HTMLElement` is absent where nothing is drawn.
 */
function reactElementClass(): CustomElementConstructor & ReactElementClass {
  const made = r2wc(WidgetRoot, {});
  if (!isReactElementClass(made)) throw new TypeError('r2wc');
  return made;
}

/** The custom element of a widget. */
export function elementClass(widget: Widget, first?: FirstScreenModule): CustomElementConstructor {
  const names = [...Object.keys(widget.properties), 'settings'];
  const byAttribute = new Map(names.map((name) => [attributeName(name), name]));

  class PorticoElement extends reactElementClass() {
    static readonly observedAttributes = [...byAttribute.keys()];
    /** Set while React stands in the element; the timer is the unmounting that a move cancels. */
    #mounted = false;
    #leaving: ReturnType<typeof setTimeout> | undefined;
    readonly #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });

    constructor() {
      super();
      beginInstance(widget, this, first);
      this.container = this.#firstScreen() ?? this.#showContent();
    }

    override connectedCallback() {
      clearTimeout(this.#leaving);
      if (this.#mounted) return;
      this.#mounted = true;
      this.#takeEarlyProperties();
      adoptStyles(this.#root);
      if (first && !this.#firstScreen()) {
        this.#root.replaceChildren();
        first.put(this);
        this.container = this.#firstScreen() ?? this.#showContent();
      }
      void this.#draw();
    }

    /** At once; where a first screen stands, in its place as soon as its screens may be drawn. */
    async #draw() {
      const draw = () => super.connectedCallback();
      const box = this.container;
      const standing = standingIn(box);
      if (!standing) return draw();
      await start(instanceOf(this), pageCore());
      const takeOver = standing.isTouched() && (await loadTakeOver());
      if (this.container !== box) return undefined;
      const root = takeOver && takeOver(this, box, standing);
      if (root) return Reflect.set(this, drawn, { root });
      standing.release();
      const before = fieldNames(box);
      // In one go: nothing can be typed into what is about to be gone.
      flushSync(draw);
      const shown = fieldNames(box);
      if (!first || !shown || shown === before) return undefined;
      // Only for the next page: without it that one begins as this one did.
      return import('./keep-hidden').then(
        ({ keepHidden }) => keepHidden(widget.tag, first, shown),
        () => undefined,
      );
    }

    override disconnectedCallback() {
      this.#leaving = setTimeout(() => {
        this.#mounted = false;
        super.disconnectedCallback();
        this.#root.adoptedStyleSheets = [];
        this.container = this.#showContent();
      });
    }

    /** Its presence tells the browser that `moveBefore` needs no disconnecting. */
    connectedMoveCallback() {
      // Nothing to do: everything stands where it stood.
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      const name = byAttribute.get(attribute);
      if (name !== undefined && text !== before) instanceOf(this).slots[name]?.setAttribute(text);
    }

    /** What stands between the tags is shown until React has drawn. */
    #showContent() {
      const box = document.createElement('div');
      box.append(document.createElement('slot'));
      this.#root.replaceChildren(box);
      return box;
    }

    #firstScreen() {
      return this.#root.querySelector<HTMLElement>(`[${boxMark}]`);
    }

    /** Properties assigned before the element was defined hide its accessors: hand them over. */
    #takeEarlyProperties() {
      for (const name of names) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        instanceOf(this).slots[name]?.setProperty(value);
      }
    }
  }

  for (const name of names) {
    Object.defineProperty(PorticoElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return instanceOf(this).slots[name]?.current.peek();
      },
      set(this: HTMLElement, value: unknown) {
        instanceOf(this).slots[name]?.setProperty(value);
      },
    });
  }
  return PorticoElement;
}

import { boxAttribute, type FirstScreenModule } from '@portico/contract/page-protocol';
import { pageCore } from '@portico/core/internal';
import { adoptStyles } from '@portico/ui';
import r2wc from '@r2wc/react-to-web-component';
import { handleOf } from '../first-screen/handle';
import { replaceFirstScreen } from '../first-screen/replace';
import { beginInstance, instanceOf, start } from './instance';
import { commonProperties } from './common-properties';
import { newElement } from '../new-element';
import { followTranslations } from '../translated-texts';
import { keepTypedEvents } from '../typed-events';
import { attributeName } from './property';
import type { Widget } from './widget';
import { WidgetRoot } from '../react/widget-root';

/** The class r2wc makes: it mounts React into `container` when connected, and unmounts it after. */
type ReactElementClass = new () => HTMLElement & {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

function isReactElementClass(
  made: CustomElementConstructor,
): made is CustomElementConstructor & ReactElementClass {
  return 'connectedCallback' in made.prototype;
}

/**
 * r2wc's element without its properties, attributes and events, which lose what was set before the
 * definition, ignore a removed attribute and throw on bad JSON; ours are below. Made on first use,
 * because `HTMLElement` does not exist on a server.
 */
function reactElementClass(): CustomElementConstructor & ReactElementClass {
  const made = r2wc(WidgetRoot, {});
  if (!isReactElementClass(made)) throw new TypeError('r2wc');
  return made;
}

/** The custom element of a widget. */
export function elementClass(widget: Widget, first?: FirstScreenModule): CustomElementConstructor {
  const names = Object.keys({ ...widget.properties, ...commonProperties });
  const byAttribute = new Map(names.map((name) => [attributeName(name), name]));

  class PorticoElement extends reactElementClass() {
    static readonly observedAttributes = [...byAttribute.keys()];
    /**
     * Set while React is mounted; the timer delays the unmounting, so that a move can cancel it.
     */
    #mounted = false;
    #unmounting: ReturnType<typeof setTimeout> | undefined;
    #endTranslations = () => {};
    readonly #root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });

    constructor() {
      super();
      keepTypedEvents(this.#root);
      beginInstance(widget, this);
      this.container = this.#firstScreen() ?? this.#showContent();
    }

    override connectedCallback() {
      clearTimeout(this.#unmounting);
      if (this.#mounted) return;
      this.#mounted = true;
      this.#takeEarlyProperties();
      this.#endTranslations = followTranslations(this.#root);
      adoptStyles(this.#root);
      const shown = this.#firstScreen();
      // One in the page's HTML has no program yet if this code runs before the loader's.
      if (first && !(shown && handleOf(shown))) {
        if (!shown) this.#root.replaceChildren();
        first.put(this);
        this.container = this.#firstScreen() ?? this.#showContent();
      }
      void this.#draw();
    }

    /** Draws at once; replaces a first screen once setup and texts are loaded. */
    async #draw() {
      const draw = () => super.connectedCallback();
      const before = this.container;
      const handle = handleOf(before);
      if (!handle) return draw();
      const instance = instanceOf(this);
      await start(instance, pageCore());
      if (this.container !== before) return undefined;
      return replaceFirstScreen(instance, before, handle, (box) => {
        this.container = box;
        draw();
      });
    }

    override disconnectedCallback() {
      this.#unmounting = setTimeout(() => {
        this.#mounted = false;
        this.#endTranslations();
        super.disconnectedCallback();
        this.#root.adoptedStyleSheets = [];
        this.container = this.#showContent();
      });
    }

    /** Defined so that the browser's `moveBefore` does not disconnect the element. */
    connectedMoveCallback() {
      // Nothing to do: the contents stay as they are.
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      const name = byAttribute.get(attribute);
      if (name !== undefined && text !== before) instanceOf(this).slots[name]?.setAttribute(text);
    }

    /** Shows the content between the tags until React has drawn. */
    #showContent() {
      const box = newElement('div');
      box.append(newElement('slot'));
      this.#root.replaceChildren(box);
      return box;
    }

    #firstScreen() {
      return this.#root.querySelector<HTMLElement>(`[${boxAttribute}]`);
    }

    /**
     * Properties assigned before the element was defined hide its accessors: pass them to the
     * slots.
     */
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

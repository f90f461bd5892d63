import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Overrides } from '@portico/core';
import { emit, type Core } from '@portico/core/internal';
import type { Headings } from '@portico/ui';
import { widgetTexts } from '../react/widget.sentences';
import { commonProperties } from './common-properties';
import type { Property } from './property';
import { propertySlot, type PropertySlot } from './property-slot';
import type { Widget } from './widget';

type Values = Readonly<Record<string, unknown>>;

/** The state of one element, which outlives its React root. */
export type Instance = {
  readonly widget: Widget;
  readonly host: HTMLElement;
  /** Its properties by name, the common ones included. */
  readonly slots: Readonly<Record<string, PropertySlot<unknown>>>;
  /** What its view receives. */
  readonly values: ReadonlySignal<Values>;
  /** Settings given on the tag. */
  readonly overrides: ReadonlySignal<Overrides>;
  /** Where its headings begin. */
  readonly headings: ReadonlySignal<Headings>;
  /** Whether its sentences are loaded in the borrower's language. */
  readonly textsLoaded: Signal<boolean>;
  /**
   * Called when React has drawn: true for the complete screens, which receive what was typed and
   * pressed in the first screen; false for the error that they cannot start.
   */
  drawn?: ((isComplete: boolean) => void) | undefined;
};

const instances = new WeakMap<Element, Instance>();

/** Creates the instance of an element that is being constructed. */
export function beginInstance(widget: Widget, host: HTMLElement): void {
  const open = <T>(name: string, property: Property<T>) =>
    propertySlot(property, () =>
      // Attributes are read before the element is in the page: the event is dispatched once it is.
      queueMicrotask(() =>
        emit(host, 'portico-error', { code: 'property', tag: widget.tag, property: name }),
      ),
    );
  const settings = open('settings', commonProperties.settings);
  const headingLevel = open('headingLevel', commonProperties.headingLevel);
  const hideHeading = open('hideHeading', commonProperties.hideHeading);
  const slots: Record<string, PropertySlot<unknown>> = { settings, headingLevel, hideHeading };
  for (const [name, property] of Object.entries(widget.properties)) {
    slots[name] = open(name, property);
  }
  const values = computed(() =>
    Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.current.value])),
  );
  instances.set(host, {
    widget,
    host,
    slots,
    values,
    overrides: settings.current,
    headings: computed(() => ({
      level: headingLevel.current.value,
      hidden: hideHeading.current.value,
    })),
    textsLoaded: signal(false),
  });
}

/** The instance of one of our elements. */
export function instanceOf(host: Element | undefined): Instance {
  const instance = host && instances.get(host);
  if (!instance) throw new TypeError('element');
  return instance;
}

/**
 * Loads what its screens need: the lender's setup, the sentences in the borrower's language, and the
 * session that another tab may have.
 */
export async function start({ widget, textsLoaded }: Instance, core: Core): Promise<void> {
  await Promise.all([
    core.loadSetup(),
    core.loadTexts([widgetTexts, ...widget.texts]),
    core.sessionKnown(),
  ]);
  textsLoaded.value = true;
}

import type { PorticoEventName } from '@portico/core';
import {
  createElement,
  forwardRef,
  useContext,
  useImperativeHandle,
  useRef,
  type ReactNode,
} from 'react';
import type { ElementComponent } from './component-types';
import { FirstScreenContext } from './first-screens';
import { attributesOf, onServer, useEvents, useProperties, type Values } from './on-element';
import { template } from './template';

/** What every element takes; the rest differs. */
type Given = {
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/**
 * Makes the component of an element.
 *
 * @param properties set as properties of the element, whatever their type
 * @param events   each is the prop `on…` with its name in camel case
 */
export function elementComponent<Properties extends object, Name extends PorticoEventName>(
  tag: `portico-${string}`,
  properties: readonly (keyof Properties & string)[],
  events: readonly Name[],
): ElementComponent<Properties, Name> {
  const eventProps = new Map<string, string>(
    events.map((name) => [name, `on${inPascalCase(name)}`]),
  );
  const own = new Set<string>([...properties, ...eventProps.values()]);

  const Component = forwardRef<HTMLElement, Given>((props, ref) => {
    const { children, className, ...others } = props;
    const given: Values = others;
    const element = useRef<HTMLElement>(null);
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
    useProperties(element, properties, given);
    useEvents(element, eventProps, given);
    const screens = useContext(FirstScreenContext);
    return createElement(
      tag,
      {
        ...othersOf(given, own),
        // React 18 gives custom elements no `className`.
        class: className,
        ref: element,
        // The attributes of properties are the server's only.
        suppressHydrationWarning: true,
        ...(onServer && attributesOf(properties, given)),
      },
      onServer ? template(tag, settingsOf(given), screens) : null,
      children,
    );
  });
  Component.displayName = inPascalCase(tag);
  return Component;
}

/** Without a `false`, which React 18 writes into an attribute. */
function othersOf(given: Values, own: ReadonlySet<string>): Values {
  const others = Object.entries(given).filter(([name]) => !own.has(name));
  return Object.fromEntries(
    others.map(([name, value]) => [name, value === false ? undefined : value]),
  );
}

function settingsOf({ settings }: Values): Values | string | undefined {
  if (typeof settings === 'string') return settings;
  return typeof settings === 'object' && settings ? { ...settings } : undefined;
}

/** `portico-signed-in` → `PorticoSignedIn` */
function inPascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

import type { PorticoEventName } from '@portico/core';
import type { SettingKey, SettingKind } from '@portico/core/internal';
import { commonProperties } from './common-properties';
import { attributeName, type Property } from './property';
import type { Widget } from './widget';

/** A widget's public API as plain data, for everything generated from it. */
export type WidgetDescription = {
  readonly tag: string;
  /** `PorticoSignIn` */
  readonly className: string;
  readonly summary: string;
  readonly properties: readonly PropertyDescription[];
  /** Attributes every widget has that are not properties of its own. */
  readonly attributes: readonly AttributeDescription[];
  readonly events: readonly EventDescription[];
  readonly texts: readonly TextDescription[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly reservedHeight: ReservedHeight;
  /** Whether it has its own screen for when the setup cannot be loaded. */
  readonly drawsWithoutSetup: boolean;
};

/** In px; `viewport` for a widget that fills the page. */
export type ReservedHeight = number | 'viewport';

type Named = { readonly name: string; readonly doc: string };

/** What the doc comments of a widget and of its properties say. */
export type WidgetNotes = {
  readonly summary: string;
  /** What it dispatches besides the events of every widget. */
  readonly events: readonly string[];
  readonly slots: readonly Named[];
  readonly parts: readonly Named[];
  readonly reservedHeight: ReservedHeight;
  /** By name; the type where it is not that of its kind. */
  readonly properties: Readonly<
    Record<string, { readonly doc: string; readonly type: string | undefined }>
  >;
};

export type PropertyDescription = {
  readonly name: string;
  readonly attribute: string;
  readonly kind: Property<unknown>['kind'];
  /** As TypeScript writes it. */
  readonly type: string;
  readonly default?: unknown;
  readonly doc: string;
};

export type AttributeDescription = {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
};

export type EventDescription = {
  readonly name: PorticoEventName;
  /** The type of its detail, as TypeScript writes it. */
  readonly detail: string;
  readonly cancelable: boolean;
  readonly doc: string;
};

/** A setting as plain data. */
export type SettingDescription = {
  readonly key: SettingKey;
  readonly kind: SettingKind;
  readonly default?: boolean | number | string | readonly string[];
  readonly doc: string;
  /** The tags that read it, or `every widget` alone. */
  readonly tags: readonly string[];
  /** Whether a tag cannot set it. */
  readonly setupOnly: boolean;
};

export type TextDescription = {
  /** `signIn.title`: the setting that replaces it. */
  readonly key: string;
  readonly english: string;
};

const eventDocs: Readonly<Record<PorticoEventName, string>> = {
  'portico-ready': 'The widget shows its first screen. Once per mount.',
  'portico-signed-in': 'The borrower has signed in, including every step after the password.',
  'portico-signed-out': 'The session is over.',
  'portico-payment-submitted': 'The server has accepted a payment.',
  'portico-error':
    'The widget could not start (`setup`), threw while drawing (`render`), or could not read a property (`property`).',
  'portico-analytics': 'A step of the borrower’s, for the lender’s own analytics.',
  'portico-navigate': 'The widget is about to go to a screen. Cancel it to navigate yourself.',
};

const commonAttributes: readonly AttributeDescription[] = [
  {
    name: 'theme',
    type: "'light' | 'dark' | 'auto'",
    doc: 'Light, dark, or the system’s setting; without it, the color-scheme of the page.',
  },
];

/** Describes a widget without drawing it. */
export function describeWidget(widget: Widget, notes: WidgetNotes): WidgetDescription {
  const { summary, slots, parts, reservedHeight } = notes;
  return {
    tag: widget.tag,
    className: widget.tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    properties: Object.entries({ ...widget.properties, ...commonProperties }).map(
      ([name, { kind, choices, default: value }]) => {
        const { doc = '', type = choices?.map((one) => `'${one}'`).join(' | ') ?? kind } =
          notes.properties[name] ?? {};
        return { name, attribute: attributeName(name), kind, type, default: value, doc };
      },
    ),
    attributes: commonAttributes,
    events: eventsOf(widget.tag, notes).map((name) => ({
      name,
      detail: `PorticoEvents['${name}']`,
      cancelable: name === 'portico-navigate',
      doc: eventDocs[name],
    })),
    texts: widget.texts.flatMap(({ group, english }) =>
      Object.entries(english).map(([key, text]) => ({ key: `${group}.${key}`, english: text })),
    ),
    slots,
    parts,
    reservedHeight,
    drawsWithoutSetup: widget.drawsWithoutSetup === true,
  };
}

function eventsOf(tag: string, { events }: WidgetNotes): readonly PorticoEventName[] {
  const unknown = events.filter((name) => !isEventName(name));
  if (unknown.length > 0) throw new Error(`${tag}: @fires names no event: ${unknown.join(', ')}`);
  const own = events.filter(isEventName);
  return [...new Set<PorticoEventName>(['portico-ready', 'portico-error', ...own])];
}

const isEventName = (name: string): name is PorticoEventName => Object.hasOwn(eventDocs, name);

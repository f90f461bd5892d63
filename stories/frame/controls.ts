import type { PropertyDescription, SettingDescription, Widget } from '@portico/element';
import { propertiesOf } from '@portico/element/properties';
import { settingsOf } from '@portico/element/settings';
import type { Headings } from '@portico/ui';
import type { ArgTypes } from '@storybook/react-vite';

type Control = 'boolean' | 'number' | 'text' | 'object';

/** How each kind of property or setting is edited. */
const controls: Readonly<Record<string, Control>> = {
  flag: 'boolean',
  boolean: 'boolean',
  number: 'number',
  json: 'object',
};

/**
 * Storybook's controls for a widget: the properties that it declares, the settings that its tag
 * reads, and each of its sentences.
 */
export function controlsOf(widget: Widget): ArgTypes {
  return Object.fromEntries([
    ...propertiesIn(widget).map(propertyControl),
    ...settingsOf(widget.tag).map(settingControl),
    ...widget.texts.flatMap(({ group, english }) =>
      Object.entries(english).map(([key, text]) => textControl(`${group}.${key}`, text)),
    ),
  ]);
}

type Entry = readonly [name: string, argType: ArgTypes[string]];

/** Those that it declares, of those of its tag, and the common ones that can be edited. */
const propertiesIn = ({ tag, properties }: Widget) =>
  (propertiesOf[tag] ?? []).filter(
    ({ name }) => name in properties || name === 'headingLevel' || name === 'hideHeading',
  );

function propertyControl(property: PropertyDescription): Entry {
  const { name, attribute, kind, type, doc, default: value } = property;
  const description = `${doc} Attribute \`${attribute}\`.`;
  const summary = value === undefined ? 'none' : JSON.stringify(value);
  const control = controls[kind] ?? 'text';
  const table = { category: 'Properties', type: { summary: type }, defaultValue: { summary } };
  return [name, { name, description, control, table }];
}

function settingControl(setting: SettingDescription): Entry {
  const { key, kind, doc, default: value } = setting;
  const summary = value === undefined || value === '' ? 'none' : JSON.stringify(value);
  const table = { category: 'Settings', type: { summary: kind }, defaultValue: { summary } };
  return [key, { name: key, description: doc, control: controls[kind] ?? 'text', table }];
}

function textControl(key: string, summary: string): Entry {
  const table = { category: 'Texts', defaultValue: { summary } };
  return [key, { name: key, control: 'text', table }];
}

/** The properties among the arguments of a story. */
export function valuesIn(widget: Widget, args: Readonly<Record<string, unknown>>) {
  const given = Object.entries(widget.properties).map(([name, property]) => {
    const reading = args[name] === undefined ? undefined : property.fromValue(args[name]);
    return [name, reading?.ok ? reading.value : property.default] as const;
  });
  return Object.fromEntries(given);
}

/** Where the headings begin, by the arguments of a story. */
export function headingsOf(args: Readonly<Record<string, unknown>>): Headings {
  const { headingLevel, hideHeading } = args;
  return {
    level: typeof headingLevel === 'number' ? headingLevel : undefined,
    hidden: hideHeading === true,
  };
}

/** The settings and sentences among the arguments of a story, in the form of a lender's setup. */
export function settingsIn(args: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(args).filter(
    ([key, value]) => key.includes('.') && value !== undefined && value !== '',
  );
  return Object.fromEntries(
    given.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

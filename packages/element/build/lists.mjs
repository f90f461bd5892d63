/** Builds the modules that list all settings, and the properties of each tag, for documents, stories and tests. */
import { made } from './element-types.mjs';
import { everyWidget } from './readers.mjs';

const fields = ['key', 'kind', 'default', 'doc', 'tags', 'setupOnly'];

/** @param {readonly import('./collect-settings.mjs').SettingDescription[]} settings */
export function settingsModule(settings) {
  return `${made}
import type { SettingDescription } from '../define/describe-widget';

/** Every setting that the suite reads. */
export const allSettings: readonly SettingDescription[] = ${JSON.stringify(settings, fields, 2)};

/** The settings that a tag reads. */
export const settingsOf = (tag: string): readonly SettingDescription[] =>
  allSettings.filter(({ tags }) => tags.includes(tag) || tags.includes('${everyWidget}'));
`;
}

/** @param {Readonly<Record<string, readonly string[]>>} tagsOfCalls */
export function callTagsModule(tagsOfCalls) {
  return `${made}
/** The tags that need each call, document and upload, by its name. */
export const callTags: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(tagsOfCalls, undefined, 2)};
`;
}

/** @param {readonly import('./collect-settings.mjs').SettingDescription[]} settings */
export function setupSettingsModule(settings) {
  const rows = settings.map(({ key, kind, default: fallback, doc, options: { pattern } }) => ({
    ...{ key, kind, default: fallback, doc },
    ...(pattern instanceof RegExp && { pattern: pattern.source }),
  }));
  return `${made}
/** Every setting, for the schema of the setup. */
export const declaredSettings: readonly {
  readonly key: string;
  readonly kind: 'flag' | 'number' | 'text' | 'richText' | 'address' | 'picture' | 'list';
  readonly default?: unknown;
  readonly doc: string;
  /** What the value, or each entry of a list, has to match. */
  readonly pattern?: string;
}[] = ${JSON.stringify(rows, undefined, 2)};
`;
}

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function propertiesModule(widgets) {
  const byTag = Object.fromEntries(widgets.map(({ tag, properties }) => [tag, properties]));
  return `${made}
import type { PropertyDescription } from '../define/describe-widget';

/** The properties of each tag. */
export const propertiesOf: Readonly<Record<string, readonly PropertyDescription[]>> = ${JSON.stringify(byTag, undefined, 2)};
`;
}

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

/** @param {readonly import('./collect.mjs').Described[]} widgets */
export function propertiesModule(widgets) {
  const byTag = Object.fromEntries(widgets.map(({ tag, properties }) => [tag, properties]));
  return `${made}
import type { PropertyDescription } from '../define/describe-widget';

/** The properties of each tag. */
export const propertiesOf: Readonly<Record<string, readonly PropertyDescription[]>> = ${JSON.stringify(byTag, undefined, 2)};
`;
}

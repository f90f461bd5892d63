/** Builds the module with the list of all settings, for documents, stories and tests. */
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

import type { Codec } from '../../codec/codec';
import { readBuckets, type SettingsBuckets } from '../../setup';

/** Reads `'group.key': value` and `group: { key: value }` alike; writes the first. */
export const settingsBuckets: Codec<SettingsBuckets> = {
  kind: 'json',
  optional: true,
  read: readBuckets,
};

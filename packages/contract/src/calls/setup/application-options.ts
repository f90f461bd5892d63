import { defineCall, type DocsOf } from '../../call';
import { institutionFacts } from '../../entities/setup/institution-options';
import { settingsBuckets } from '../../entities/setup/settings-buckets';
import { entity, sameName } from '../../codec/entity';
import { optional } from '../../codec/fields';
import { setupTarget } from '../../setup';

/** The setup: all settings and texts of the lender (D1). */
export const applicationOptions = defineCall()({
  ...setupTarget,
  effect: 'reads',
  response: entity(
    { gassySettings: settingsBuckets, institutionOptions: optional(institutionFacts) },
    sameName,
  ),
});

export const applicationOptionsDocs: DocsOf<typeof applicationOptions> = {
  summary:
    'The setup, read once at start-up: settings by bucket (shared, english, spanish) and group.key, and the institution’s options, including its current date.',
  codes: {},
};

import { entity } from '../../codec/entity';
import { flag, text } from '../../codec/fields';

/** A subscription to the text messages of one brand, for one phone number (access §3). */
export const textSubscription = entity({
  brandingId: text,
  brandingName: text,
  optInMarketing: flag,
  optInAccount: flag,
});

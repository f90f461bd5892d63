import { entity } from '../../codec/entity';
import { flag, identifier, text } from '../../codec/fields';
import { whole } from '../../codec/parts';

/** A subscription to the text messages of one brand, for one phone number (access §3). */
export const textSubscription = whole(
  entity({
    brandingId: identifier,
    brandingName: text,
    optInMarketing: flag,
    optInAccount: flag,
  }),
);

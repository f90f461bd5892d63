import { entity } from '../../codec/entity';
import { flag, text } from '../../codec/fields';

/** Which saved payment method is the default. */
export const defaultMethod = entity({ isCard: flag, profileId: text });

import { entity } from '../../codec/entity';
import { flag, identifier } from '../../codec/fields';

/** Which saved payment method is the default. */
export const defaultMethod = entity({ isCard: flag, profileId: identifier });

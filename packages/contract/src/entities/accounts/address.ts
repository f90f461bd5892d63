import { entity } from '../../codec/entity';
import { optionalText } from '../../codec/fields';

/** A mailing address; the state is its two-letter code. */
export const address = entity({
  address1: optionalText,
  city: optionalText,
  state: optionalText,
  zipCode: optionalText,
});

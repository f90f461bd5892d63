import { entity } from '../../codec/entity';
import { date, optionalInteger, optionalText, text } from '../../codec/fields';

/** A statement of an account (accounts §3). */
export const statement = entity({
  date,
  id: text,
  number: optionalText,
  type: optionalText,
  /** Which viewer opens it (D130). */
  provider: optionalInteger,
});

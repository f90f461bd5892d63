import { entity } from '../../codec/entity';
import { date, optionalInteger, optionalText } from '../../codec/fields';

/**
 * The institution's options: lengths and minimums of credentials and account numbers (access §3),
 * the folder of its pictures, and its current date (D1, D18).
 */
export const institutionFacts = entity(
  {
    passwordMinimumLength: optionalInteger,
    userNameMinimumLength: optionalInteger,
    loanAccountLength: optionalInteger,
    loanCheckDigitLength: optionalInteger,
    loanOfficeLength: optionalInteger,
    depositAccountLength: optionalInteger,
    depositCheckDigitLength: optionalInteger,
    depositOfficeLength: optionalInteger,
    cdnFolder: optionalText,
    today: date,
  },
  { cdnFolder: 'cdnFolder', today: 'today' },
);

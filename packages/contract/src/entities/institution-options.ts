import { entity } from '../entity';
import { date, optionalInteger, optionalText } from '../fields';

/**
 * What the institution fixes: lengths and minimums of credentials and account numbers (access §3),
 * where its pictures lie, and what day it calls today (D1, D18).
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

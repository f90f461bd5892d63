import { entity } from '../entity';
import { date, optionalInteger, optionalText } from '../fields';

const lengths = {
  passwordMinimumLength: optionalInteger,
  userNameMinimumLength: optionalInteger,
  loanAccountLength: optionalInteger,
  loanCheckDigitLength: optionalInteger,
  loanOfficeLength: optionalInteger,
  depositAccountLength: optionalInteger,
  depositCheckDigitLength: optionalInteger,
  depositOfficeLength: optionalInteger,
};

/** Lengths and minimums of credentials and account numbers (access §3). */
export const institutionLengths = entity(lengths);

/** The same inside the setup, with where pictures lie and what day the institution calls today (D1, D18). */
export const setupInstitutionOptions = entity(
  { ...lengths, cdnFolder: optionalText, today: date },
  { cdnFolder: 'cdnFolder', today: 'today' },
);

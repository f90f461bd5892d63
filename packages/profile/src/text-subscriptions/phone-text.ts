import { digitsOnly, phoneLength, shapeDigits } from '@portico/rules';

/** A phone number as the profile shows it, 000-000-0000; any other number as it was entered. */
export function phoneText(phoneNumber: string): string {
  return digitsOnly(phoneNumber).length === phoneLength
    ? shapeDigits(phoneNumber, '000-000-0000')
    : phoneNumber;
}

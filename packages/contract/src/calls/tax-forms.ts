import { localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, plainAnswer } from '../codec/entity';
import { choice, date, optional, optionalInteger, optionalText, text } from '../codec/fields';
import { vital } from '../codec/parts';
import { proofCodes, type ProofCode } from '../entities/proof';
import { succeeded } from '../examples';

/** How tax forms are delivered. */
const taxFormFormat = choice(['ElectronicOnly', 'PaperOnly']);

/**
 * How the tax forms of the borrower are delivered, and the consent to it: of its own, beside that of
 * statements (D185). The forms themselves are documents with `kind` and `taxYear`.
 */
export const taxFormDelivery = defineCall({
  name: 'taxFormDelivery',
  method: 'GET',
  path: '/api/TaxForms/Delivery',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'Error'>(),
  response: answer({
    format: vital(taxFormFormat),
    /** Since when; the day of the consent or of its end. */
    since: date,
    /** What is agreed to for electronic delivery: plain text, paragraphs divided by an empty line. */
    wording: text,
    /** Of the wording; another text has another. */
    wordingHash: text,
    /** What was agreed to, where the delivery is electronic. */
    agreedWording: optional(text),
    /** The newest year of which the borrower has forms. */
    newestYear: optionalInteger,
  }),
});

export const taxFormDeliveryDocs = (): DocumentedCall<typeof taxFormDelivery> => ({
  ...taxFormDelivery,
  summary:
    'How the tax forms of the borrower are delivered and since when, the wording of the consent to electronic delivery with its hash, the wording that was agreed to, and the newest year of which there are forms. The forms are documents of the account, whose Kind is 1098, 1098-E or 1098-VLI, with their TaxYear.',
  meanings: { Error: 'It could not be read.' },
  example: {
    ...succeeded,
    format: 'PaperOnly',
    since: localDate('2026-01-04'),
    wording:
      'I agree to get my tax forms on this site only. I can ask for paper again at any time.',
    wordingHash: '9a41e07c',
    newestYear: 2025,
  },
});

/** Sets how the tax forms of the borrower are delivered, with the consent (D185). */
export const setTaxFormDelivery = defineCall({
  name: 'setTaxFormDelivery',
  method: 'POST',
  path: '/api/TaxForms/Delivery',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<'WordingChanged' | 'Error' | ProofCode>(),
  request: entity({
    format: taxFormFormat,
    /** With ElectronicOnly: the hash of the wording that was agreed to. */
    wordingHash: optionalText,
  }),
  response: plainAnswer,
});

export const setTaxFormDeliveryDocs = (): DocumentedCall<typeof setTaxFormDelivery> => ({
  ...setTaxFormDelivery,
  summary:
    'Sets how the tax forms of the borrower are delivered. ElectronicOnly is the consent to the wording of WordingHash, which the host records with day, time and wording; PaperOnly ends it. Setting what is set already changes nothing.',
  meanings: {
    WordingChanged: 'The wording is another than the borrower has agreed to, or no hash was sent.',
    Error: 'It could not be saved.',
    ...proofCodes,
  },
  example: succeeded,
});

import { flag, richText } from '../setting';

const readers = [
  'portico-sign-in',
  'portico-registration',
  'portico-payment',
  'portico-deposit-details',
  'portico-loan-details',
  'portico-profile',
] as const;

export const openAgreementsFirstOption = flag('globalOptions.openAgreementsFirstOption', {
  for: ['portico-sign-in', 'portico-registration', 'portico-profile'],
  doc: 'An agreement can be ticked only after it was opened.',
});

const doc = (place: string) => ({
  for: readers,
  doc: `Text of the ${place} agreement, read in a dialog; without it, its address is linked.`,
  alwaysShown: true as const,
});

/**
 * The lender's text of each agreement, by its position in `globalOptions.agreements` (access §4).
 */
export const agreementTexts = [
  richText('globalOptions.agreementText1', doc('first')),
  richText('globalOptions.agreementText2', doc('second')),
  richText('globalOptions.agreementText3', doc('third')),
  richText('globalOptions.agreementText4', doc('fourth')),
  richText('globalOptions.agreementText5', doc('fifth')),
] as const;

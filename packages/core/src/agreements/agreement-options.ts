import { list } from '../settings/list';
import { flag, richText } from '../settings/setting';

// Up to five agreements, one per line: `url|date|name|login-ach` (access §3; D61 to D64).
/** Agreements, one per line as url|date|name|timings; the first five count. */
export const agreements = list('globalOptions.agreements', { lines: true });

/** An agreement can be ticked only after it was opened. */
export const openAgreementsFirstOption = flag('globalOptions.openAgreementsFirstOption');

/**
 * The lender's text of each agreement, by its position in `globalOptions.agreements` (access §4).
 */
export const agreementTexts = [
  /** Text of the first agreement, read in a dialog; without it, its address is linked. */
  richText('globalOptions.agreementText1', { alwaysShown: true }),
  /** Text of the second agreement, read in a dialog; without it, its address is linked. */
  richText('globalOptions.agreementText2', { alwaysShown: true }),
  /** Text of the third agreement, read in a dialog; without it, its address is linked. */
  richText('globalOptions.agreementText3', { alwaysShown: true }),
  /** Text of the fourth agreement, read in a dialog; without it, its address is linked. */
  richText('globalOptions.agreementText4', { alwaysShown: true }),
  /** Text of the fifth agreement, read in a dialog; without it, its address is linked. */
  richText('globalOptions.agreementText5', { alwaysShown: true }),
] as const;

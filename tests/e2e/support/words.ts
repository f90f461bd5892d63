import documentCenter from '../../../packages/core/src/plain-words/en/document-center';
import messages from '../../../packages/core/src/plain-words/en/messages';
import payment from '../../../packages/core/src/plain-words/en/payment';
import spanishPayment from '../../../packages/core/src/plain-words/es/payment';
import portal from '../../../packages/core/src/plain-words/en/portal';
import registration from '../../../packages/core/src/plain-words/en/registration';
import shared from '../../../packages/core/src/plain-words/en/shared';
import signIn from '../../../packages/core/src/plain-words/en/sign-in';
import spanishSignIn from '../../../packages/core/src/plain-words/es/sign-in';

/** The sentences of the preset that the demo lender uses, by key. */
export const words = {
  ...documentCenter,
  ...messages,
  ...payment,
  ...portal,
  ...registration,
  ...shared,
  ...signIn,
};

/** The same in Spanish. */
export const spanishWords = { ...spanishPayment, ...spanishSignIn };

/** A sentence as it is shown with the telephone number of the demo lender. */
export const withPhone = (sentence: string): string =>
  sentence.replaceAll(/\[(.*?)\]/g, '$1').replaceAll('{phone}', '555-0100');

import documentCenter from '../../../packages/core/src/plain-words/document-center.en.generated';
import messages from '../../../packages/core/src/plain-words/messages.en.generated';
import payment from '../../../packages/core/src/plain-words/payment.en.generated';
import spanishPayment from '../../../packages/core/src/plain-words/payment.es.generated';
import portal from '../../../packages/core/src/plain-words/portal.en.generated';
import registration from '../../../packages/core/src/plain-words/registration.en.generated';
import shared from '../../../packages/core/src/plain-words/shared.en.generated';
import signIn from '../../../packages/core/src/plain-words/sign-in.en.generated';
import spanishSignIn from '../../../packages/core/src/plain-words/sign-in.es.generated';

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

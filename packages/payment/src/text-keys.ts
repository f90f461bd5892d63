// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { frequencyTexts } from './frequency.texts';
import type { paymentConfirmationTexts } from './payment-confirmation/payment-confirmation.texts';
import type { newBankAccountTexts } from './payment/paying/methods/new-bank-account/new-bank-account.texts';
import type { newCardTexts } from './payment/paying/methods/new-card/new-card.texts';
import type { savedMethodToolsTexts } from './payment/paying/methods/saved-method-tools/saved-method-tools.texts';
import type { payingTexts } from './payment/paying/paying.texts';
import type { whenTexts } from './payment/paying/when.texts';
import type { paymentTexts } from './payment/payment.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `frequency.${keyof (typeof frequencyTexts)['english']}`
  | `paymentConfirmation.${keyof (typeof paymentConfirmationTexts)['english']}`
  | `newBankAccount.${keyof (typeof newBankAccountTexts)['english']}`
  | `newCard.${keyof (typeof newCardTexts)['english']}`
  | `savedMethods.${keyof (typeof savedMethodToolsTexts)['english']}`
  | `payment.${keyof (typeof payingTexts)['english']}`
  | `payment.${keyof (typeof whenTexts)['english']}`
  | `payment.${keyof (typeof paymentTexts)['english']}`
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;

// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { faqTexts } from './faq/faq.texts';
import type { messagesTexts } from './messages/messages.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `faq.${keyof (typeof faqTexts)['english']}`
  | `messages.${keyof (typeof messagesTexts)['english']}`
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

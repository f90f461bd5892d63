// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { contactChangeTexts } from './contact-change/contact-change.texts';
import type { loginHistoryTexts } from './login-history/login-history.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `contactChange.${keyof (typeof contactChangeTexts)['english']}`
  | `loginHistory.${keyof (typeof loginHistoryTexts)['english']}`
  | `agreements.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `plannedPayments.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`;

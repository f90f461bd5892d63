// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { accountsTexts } from './accounts/accounts.texts';
import type { applicationsTexts } from './accounts/applications.texts';
import type { autopayTexts } from './autopay/autopay.texts';
import type { hideAccountTexts } from './hide-account/hide-account.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `accounts.${keyof (typeof accountsTexts)['english']}`
  | `applications.${keyof (typeof applicationsTexts)['english']}`
  | `autopay.${keyof (typeof autopayTexts)['english']}`
  | `hideAccount.${keyof (typeof hideAccountTexts)['english']}`
  | `agreements.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `plannedPayments.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`;

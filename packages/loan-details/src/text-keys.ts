// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { accountsTexts } from './accounts/accounts.texts';
import type { applicationsTexts } from './accounts/applications.texts';
import type { applicationDetailsTexts } from './application-details/application-details.texts';
import type { depositDetailsTexts } from './deposit-details/deposit-details.texts';
import type { hideAccountTexts } from './hide-account/hide-account.texts';
import type { historyTexts } from './history/history.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `accounts.${keyof (typeof accountsTexts)['english']}`
  | `applications.${keyof (typeof applicationsTexts)['english']}`
  | `applicationDetails.${keyof (typeof applicationDetailsTexts)['english']}`
  | `depositDetails.${keyof (typeof depositDetailsTexts)['english']}`
  | `hideAccount.${keyof (typeof hideAccountTexts)['english']}`
  | `accountHistory.${keyof (typeof historyTexts)['english']}`
  | `agreements.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`;

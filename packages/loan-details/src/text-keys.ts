// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { accountDocumentsTexts } from './account-documents/account-documents.texts';
import type { accountsTexts } from './accounts/accounts.texts';
import type { applicationsTexts } from './accounts/applications.texts';
import type { addressTexts } from './address/address.texts';
import type { hideAccountTexts } from './hide-account/hide-account.texts';
import type { informationTexts } from './information/information.texts';
import type { loanDetailsTexts } from './loan-details/loan-details.texts';
import type { loanErrorTexts } from './loan-details/loan-errors.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `accountDocuments.${keyof (typeof accountDocumentsTexts)['english']}`
  | `accounts.${keyof (typeof accountsTexts)['english']}`
  | `applications.${keyof (typeof applicationsTexts)['english']}`
  | `address.${keyof (typeof addressTexts)['english']}`
  | `hideAccount.${keyof (typeof hideAccountTexts)['english']}`
  | `loanInformation.${keyof (typeof informationTexts)['english']}`
  | `loanDetails.${keyof (typeof loanDetailsTexts)['english']}`
  | `loanDetails.${keyof (typeof loanErrorTexts)['english']}`
  | `agreements.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`;

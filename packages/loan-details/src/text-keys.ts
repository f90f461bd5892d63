// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { accountsTexts } from './accounts/accounts.texts';
import type { applicationsTexts } from './accounts/applications/applications.texts';
import type { loanAddressTexts } from './address/loan-address.texts';
import type { alertsTexts } from './alerts/alerts.texts';
import type { applicationDetailsTexts } from './application-details/application-details.texts';
import type { autopayTexts } from './autopay/autopay.texts';
import type { depositDetailsTexts } from './deposit-details/deposit-details.texts';
import type { hideAccountTexts } from './hide-account/hide-account.texts';
import type { historyTexts } from './history/history.texts';
import type { informationTexts } from './information/information.texts';
import type { insuranceTexts } from './insurance/insurance.texts';
import type { loanDetailsTexts } from './loan-details/loan-details.texts';
import type { loanErrorTexts } from './loan-details/loan-errors.texts';
import type { loanSectionsTexts } from './loan-details/loan-sections.texts';
import type { overTimeTexts } from './over-time/over-time.texts';
import type { payoffQuoteTexts } from './payoff-quote/payoff-quote.texts';
import type { statementFormatTexts } from './statements/format/statement-format.texts';
import type { statementsTexts } from './statements/statements.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `accounts.${keyof (typeof accountsTexts)['english']}`
  | `applications.${keyof (typeof applicationsTexts)['english']}`
  | `loanAddress.${keyof (typeof loanAddressTexts)['english']}`
  | `alerts.${keyof (typeof alertsTexts)['english']}`
  | `applicationDetails.${keyof (typeof applicationDetailsTexts)['english']}`
  | `autopay.${keyof (typeof autopayTexts)['english']}`
  | `depositDetails.${keyof (typeof depositDetailsTexts)['english']}`
  | `hideAccount.${keyof (typeof hideAccountTexts)['english']}`
  | `accountHistory.${keyof (typeof historyTexts)['english']}`
  | `loanInformation.${keyof (typeof informationTexts)['english']}`
  | `insurance.${keyof (typeof insuranceTexts)['english']}`
  | `loanDetails.${keyof (typeof loanDetailsTexts)['english']}`
  | `loanDetails.${keyof (typeof loanErrorTexts)['english']}`
  | `loanDetails.${keyof (typeof loanSectionsTexts)['english']}`
  | `loanOverTime.${keyof (typeof overTimeTexts)['english']}`
  | `payoffQuote.${keyof (typeof payoffQuoteTexts)['english']}`
  | `statementFormat.${keyof (typeof statementFormatTexts)['english']}`
  | `statements.${keyof (typeof statementsTexts)['english']}`
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

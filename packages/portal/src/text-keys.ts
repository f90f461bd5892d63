// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { applyForLoanTexts } from './apply-for-loan/apply-for-loan.texts';
import type { dashboardTexts } from './dashboard/dashboard.texts';
import type { error500Texts } from './error500/error500.texts';
import type { portalTexts } from './portal/portal.texts';
import type { remoteBranchLocatorTexts } from './remote-branch-locator/remote-branch-locator.texts';
import type { frameTexts } from './shell/frame.texts';
import type { unsavedTexts } from './shell/unsaved/unsaved-dialog.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `applyForLoan.${keyof (typeof applyForLoanTexts)['english']}`
  | `dashboard.${keyof (typeof dashboardTexts)['english']}`
  | `error500.${keyof (typeof error500Texts)['english']}`
  | `portal.${keyof (typeof portalTexts)['english']}`
  | `remoteBranchLocator.${keyof (typeof remoteBranchLocatorTexts)['english']}`
  | `portalFrame.${keyof (typeof frameTexts)['english']}`
  | `unsavedChanges.${keyof (typeof unsavedTexts)['english']}`
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
